// What was most, of each game.
import { clubProcedure, router } from '@/server/trpc/init';
import { listRecords } from './list';
import { recordList } from './schemas';

export const recordsRouter = router({
  list: clubProcedure.output(recordList).query(({ ctx }) => listRecords(ctx.db, ctx.scope)),
});
