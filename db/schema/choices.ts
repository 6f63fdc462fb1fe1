// What there is to choose from in some columns, without the tables: pages offer the same, and load no database for it.

export const MONEY_SHOWN_TO = ['organisers', 'members'] as const;

export const SEASON_SCORES = ['net', 'places', 'rating'] as const;
export type SeasonScore = (typeof SEASON_SCORES)[number];
