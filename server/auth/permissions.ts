// Who may call what: every procedure of the API by its path. What is not here, nobody may.
import type { LinkScope, Role } from '@/db/schema';

/** A role in the club, or a link to one of its nights. */
export type Standing = Role | `${LinkScope}-link`;

const ORGANISERS = ['owner', 'organiser'] as const;

/** Whether somebody is among those who settle, correct what is settled, and speak for others. */
export function organises({ standing }: { readonly standing: Standing }): boolean {
  return ORGANISERS.some((role) => role === standing);
}

const SCORERS = [...ORGANISERS, 'scorer'] as const;
const MEMBERS = [...SCORERS, 'member'] as const;

export type Permission =
  /** Also without an account. */
  | 'anyone'
  /** Everybody who is signed in, in no club or any. */
  | 'user'
  /** Only with one of these standings in the club that the input names. */
  | readonly Standing[];

export const PERMISSIONS = {
  'auth.setup': 'anyone',
  'auth.needsSetup': 'anyone',
  'auth.me': 'user',
  'auth.setLocale': 'user',
  'auth.logins': 'user',
  'auth.signOutLogin': 'user',
  'auth.signOutOthers': 'user',
  'auth.previewDeletion': 'user',
  'auth.deleteAccount': 'user',
  'clubs.create': 'user',
  'clubs.list': 'user',
  'clubs.bySlug': 'user',
  'clubs.get': MEMBERS,
  'clubs.update': ORGANISERS,
  'clubs.createDemo': 'user',
  'clubs.removeDemo': ['owner'],
  'members.list': MEMBERS,
  'members.changeRole': ORGANISERS,
  'members.remove': ORGANISERS,
  'members.leave': MEMBERS,
  'members.invite': ORGANISERS,
  'members.invitations': ORGANISERS,
  'members.revokeInvitation': ORGANISERS,
  'members.openInvitation': 'anyone',
  'members.accept': 'user',
  'members.register': 'anyone',
  'members.claim': MEMBERS,
  'members.playAsMyself': MEMBERS,
  'members.answerClaim': ORGANISERS,
  'members.passwordLink': ['owner'],
  'members.setPassword': 'anyone',
  'players.list': MEMBERS,
  'players.add': SCORERS,
  'players.rename': ORGANISERS,
  'players.setActive': ORGANISERS,
  'players.previewMerge': ORGANISERS,
  'players.merge': ORGANISERS,
  'players.merges': ORGANISERS,
  'players.undoMerge': ORGANISERS,
  'players.previewErasure': ['owner'],
  'players.erase': ['owner'],
  'houseRules.list': MEMBERS,
  'houseRules.get': MEMBERS,
  'houseRules.create': ORGANISERS,
  'houseRules.save': ORGANISERS,
  'houseRules.rename': ORGANISERS,
  'houseRules.archive': ORGANISERS,
  'planning.list': MEMBERS,
  'planning.get': MEMBERS,
  'planning.create': ORGANISERS,
  'planning.change': ORGANISERS,
  'planning.callOff': ORGANISERS,
  'planning.answer': MEMBERS,
  'planning.calendar': MEMBERS,
  'planning.makeCalendar': MEMBERS,
  'planning.revokeCalendar': MEMBERS,
  'sessions.start': SCORERS,
  'sessions.startMatch': SCORERS,
  'sessions.repeatMatch': SCORERS,
  'sessions.seat': SCORERS,
  'sessions.list': MEMBERS,
  'sessions.get': [...MEMBERS, 'view-link', 'score-link'],
  'matches.get': [...MEMBERS, 'view-link', 'score-link'],
  'matches.append': [...SCORERS, 'score-link'],
  'matches.preview': [...SCORERS, 'score-link'],
  'matches.takeOver': [...SCORERS, 'score-link'],
  'live.night': [...MEMBERS, 'view-link', 'score-link'],
  'links.board': SCORERS,
  'links.revoke': ORGANISERS,
  'settlement.get': [...MEMBERS],
  'settlement.postings': MEMBERS,
  'settlement.settle': ORGANISERS,
  'settlement.carry': ORGANISERS,
  'expenses.add': SCORERS,
  'expenses.change': SCORERS,
  'expenses.remove': SCORERS,
  'payments.balances': MEMBERS,
  'payments.own': MEMBERS,
  'payments.pay': ORGANISERS,
  'payments.undo': ORGANISERS,
  'payments.settleTogether': ORGANISERS,
  // Money only to whom `maySeeMoney` tells it: the use cases leave it out for the others.
  'history.player': MEMBERS,
  'history.headToHead': MEMBERS,
  'history.met': MEMBERS,
  'history.search': MEMBERS,
  'ratings.list': MEMBERS,
  'ratings.player': MEMBERS,
  'seasons.list': MEMBERS,
  'seasons.get': MEMBERS,
  'seasons.year': MEMBERS,
  'seasons.create': ORGANISERS,
  'seasons.change': ORGANISERS,
  'seasons.close': ORGANISERS,
  'seasons.reopen': ORGANISERS,
  'seasons.remove': ORGANISERS,
  'records.list': MEMBERS,
  'export.night': [...MEMBERS],
  'export.ledger': [...MEMBERS],
  'imports.preview': ORGANISERS,
  'imports.create': ORGANISERS,
} as const satisfies Record<string, Permission>;

export type ProcedurePath = keyof typeof PERMISSIONS;

export function permissionOf(path: string): Permission | null {
  return Object.hasOwn(PERMISSIONS, path) ? PERMISSIONS[path as ProcedurePath] : null;
}
