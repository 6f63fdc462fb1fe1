// Why a file does not become a club again. The command line says it in words.

export type ArchiveFaultCode =
  | 'no-archive'
  | 'damaged'
  /** Written by a later version than this one. */
  | 'newer'
  /** There is such a club already, by its id or its address. */
  | 'club-exists';

export class ArchiveFault extends Error {
  constructor(readonly code: ArchiveFaultCode) {
    super(code);
    this.name = 'ArchiveFault';
  }
}
