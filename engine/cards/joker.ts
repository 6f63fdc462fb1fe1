/** The joker, which stands beside the cards of both packs and has neither rank nor suit. */

export const JOKER = 'JK';
