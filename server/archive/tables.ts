// What an archive of a club holds: its tables in the order in which their rows can be written.

/** Each with the columns that lead to an account of this installation, which no other one has. */
export const KEPT = {
  clubs: [],
  players: ['user_id'],
  merges: ['moved_user_id'],
  house_rules: [],
  house_rule_versions: ['created_by'],
  sessions: ['created_by'],
  session_players: [],
  merged_places: [],
  seasons: [],
  season_rows: [],
  planned_nights: ['created_by'],
  planned_answers: [],
  matches: ['scoring_phone', 'scoring_user_id', 'scoring_link_id', 'scoring_since'],
  entries: [],
  entry_texts: [],
  rounds: [],
  postings: [],
  results: [],
  tallies: [],
  ratings: [],
  rating_gaps: [],
  expenses: [],
  settled_nets: [],
  plans: [],
  transfers: [],
  payments: [],
  audit: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Who belongs to the club, who is asked in, links and calendars: they are this installation's. */
export const LEFT_OUT = ['calendars', 'claims', 'invitations', 'links', 'members'] as const;

export type KeptTable = keyof typeof KEPT;
export const KEPT_TABLES = Object.keys(KEPT) as KeptTable[];

/** The column that says whose a row is. */
export function clubColumn(table: KeptTable): 'id' | 'club_id' {
  return table === 'clubs' ? 'id' : 'club_id';
}
