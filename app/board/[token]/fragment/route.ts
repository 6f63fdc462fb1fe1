/** What the board shows now, for a browser that cannot hold a stream open and asks instead. */

import { renderFragment } from '@/app/board/render';
import { goneResponse, htmlResponse } from '@/app/board/responses';
import { openBoard } from '@/server/board/open';
import { pool } from '@/server/database';

type Params = { params: Promise<{ token: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { token } = await params;
  const board = await openBoard(pool().db, token);
  if (board === null) return goneResponse(request);
  return htmlResponse(await renderFragment(await board.view()));
}
