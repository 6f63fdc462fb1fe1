/** `/board/<token>`: the board for a television or anybody's phone, without an account and without React. */

import { renderPage } from '@/app/board/render';
import { goneResponse, htmlResponse } from '@/app/board/responses';
import { openBoard } from '@/server/board/open';
import { pool } from '@/server/database';

type Params = { params: Promise<{ token: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { token } = await params;
  const board = await openBoard(pool().db, token);
  if (board === null) return goneResponse(request);
  return htmlResponse(await renderPage(await board.view(), `/board/${token}`));
}
