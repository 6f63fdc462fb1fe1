// Signing in and out; see server/auth/next-auth.ts.
import { handleAuth } from '@/server/auth/next-auth';
import { pool } from '@/server/database';

export const dynamic = 'force-dynamic';

const handle = (request: Request) => handleAuth(pool().db, request);

export { handle as GET, handle as POST };
