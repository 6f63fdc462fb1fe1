// Every table, one file a subject.
export * from './choices';
export * from './clubs';
export { COUNTERS, type Counter } from './columns';
export * from './house-rules';
export * from './invitations';
export * from './links';
export * from './log';
export * from './merges';
export * from './nights';
export * from './people';
export * from './planning';
export * from './ratings';
export * from './seasons';
export * from './settlement';
export * from './tallies';
