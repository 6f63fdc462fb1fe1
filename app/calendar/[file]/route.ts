/** `/calendar/<token>.ics`: a member's own feed of the club's nights, for the calendar on his phone. */

import { calendarText } from '@/app/calendar/calendar';
import { calendarResponse } from '@/app/calendar/response';
import { originOf } from '@/server/auth/origin';
import { pool } from '@/server/database';
import { openCalendar } from '@/server/planning/feed';

type Params = { params: Promise<{ file: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const token = /^([\w-]+)\.ics$/.exec((await params).file)?.[1] ?? '';
  const feed = await openCalendar(pool().db, token);
  const text = feed === null ? null : await calendarText(feed, originOf(request.headers));
  return calendarResponse(request, text);
}
