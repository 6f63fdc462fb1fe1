// `npm run backup -- CLUB [FILE]`: writes a club's archive, also beside a running Lanturlu.
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { connect } from '@/db/client';
import { writeArchive } from '@/server/archive/write';
import { config } from '@/server/config';
import { Refusal } from '@/server/refusal';
import { progressLine } from './lib/progress';

async function main(slug: string | undefined, wish: string | undefined): Promise<number> {
  const { sql } = connect(config().databaseUrl, 2);
  try {
    if (slug === undefined) {
      console.error('Which club?  npm run backup -- CLUB [FILE]\n');
      const clubs = await sql<{ slug: string; name: string }[]>`
        select slug, name from clubs order by slug`;
      for (const club of clubs) console.error(`  ${club.slug}  ${club.name}`);
      return 1;
    }
    const file = wish ?? `${slug}-${new Date().toISOString().slice(0, 10)}.lanturlu`;
    if (await stat(file).catch(() => null)) {
      console.error(`${file} is there already; it is not written over.`);
      return 1;
    }
    // Under another name until it is whole.
    const partial = `${file}.part`;
    const line = progressLine();
    try {
      const rows = await writeArchive(sql, slug, createWriteStream(partial), line.show);
      await rename(partial, file);
      line.end();
      console.log(`${rows} rows of ${slug} are in ${file}.`);
      return 0;
    } catch (error) {
      line.end();
      await rm(partial, { force: true });
      if (!(error instanceof Refusal)) throw error;
      console.error(`There is no club at /c/${slug}.`);
      return 1;
    }
  } finally {
    await sql.end();
  }
}

process.exitCode = await main(process.argv[2], process.argv[3]);
