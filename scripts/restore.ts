// `npm run restore -- FILE`: makes a club out of its archive, also beside a running Lanturlu.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { connect } from '@/db/client';
import { ArchiveFault, type ArchiveFaultCode } from '@/server/archive/fault';
import { restoreArchive } from '@/server/archive/restore';
import { config } from '@/server/config';
import { placeOldMatches } from '@/server/verify/rebuild';
import { progressLine } from './lib/progress';

const WORDS: Record<ArchiveFaultCode, string> = {
  'no-archive': 'is no archive of a club.',
  damaged: 'is damaged: nothing was restored.',
  newer: 'was written by a newer Lanturlu. Update this one first.',
  'club-exists': 'holds a club that is here already. It is not written over.',
};

async function main(file: string | undefined): Promise<number> {
  if (file === undefined) {
    console.error('From which file?  npm run restore -- FILE');
    return 1;
  }
  if (!(await stat(file).catch(() => null))?.isFile()) {
    console.error(`There is no file ${file}.`);
    return 1;
  }
  const { sql, db } = connect(config().databaseUrl, 2);
  const line = progressLine();
  try {
    const club = await restoreArchive(sql, () => createReadStream(file), line.show);
    line.end();
    await placeOldMatches(db);
    // Under which address a club reaches this machine, only its members know.
    const origin = config().publicUrl ?? 'http://ADDRESS-OF-YOUR-LANTURLU';
    console.log(
      `${club.name} is back, with ${club.rows} rows. Its members are to be invited anew;`,
    );
    console.log(`whoever opens this address first, within thirty days, owns it:\n`);
    console.log(`  ${origin}${club.claimPath}\n`);
    return 0;
  } catch (error) {
    line.end();
    if (!(error instanceof ArchiveFault)) throw error;
    console.error(`${file} ${WORDS[error.code]}`);
    return 1;
  } finally {
    await sql.end();
  }
}

process.exitCode = await main(process.argv[2]);
