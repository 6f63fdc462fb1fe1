/** The namespaces that a table screen speaks from, wherever it is opened. */
export const TABLE_MESSAGES = ['table', 'correct', 'problems', 'refusals'] as const;
