/** What the API answers, by procedure. */
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@/server/trpc/router';

type Answers = inferRouterOutputs<AppRouter>;

export type Club = Answers['clubs']['bySlug'];
export type Player = Answers['players']['list'][number];
export type MergePreview = Answers['players']['previewMerge'];
export type ErasurePreview = Answers['players']['previewErasure'];
export type NightOfList = Answers['sessions']['list']['nights'][number];
export type Night = Answers['sessions']['get'];
export type PlannedNights = Answers['planning']['list'];
export type PlannedNight = PlannedNights['nights'][number];
export type Settlement = Answers['settlement']['get'];
export type PlayerHistory = Answers['history']['player'];
export type HeadToHead = Answers['history']['headToHead'];
export type Met = Answers['history']['met'];
export type OwnBalances = Answers['payments']['own'];
export type Balances = Answers['payments']['balances'];
export type SeasonList = Answers['seasons']['list'];
export type SeasonOfList = SeasonList['seasons'][number];
export type SeasonTable = Answers['seasons']['get']['table'];
export type Season = Answers['seasons']['get']['season'];
export type Attendance = Answers['seasons']['get']['attendance'];
export type GameRatings = Answers['ratings']['list'];
export type PlayerRatings = Answers['ratings']['player'];
export type RecordList = Answers['records']['list'];
