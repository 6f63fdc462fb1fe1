/** What a calendar gets, read by a parser that is not of who wrote it. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { CalendarFeed, FeedNight } from '@/server/planning/feed';
import { calendarText } from './calendar';
import { calendarResponse } from './response';

const ORIGIN = 'http://cards.example.org:3000';

const NIGHT: FeedNight = {
  id: '0a3c1c52-7c1f-4a67-9d9f-3f0f6d3d0b11',
  startsAt: new Date('2026-12-03T18:30:00Z'),
  place: 'Golden Lion, back room; ring twice',
  note: 'Bring:\\the small chips, äöü “¡olé!” 🂡',
  calledOff: false,
  sessionId: null,
  sequence: 0,
  changedAt: new Date('2026-11-20T10:11:12Z'),
  comes: { yes: 4, maybe: 1, no: 0 },
};

const feedOf = (nights: readonly FeedNight[], locale = 'en'): CalendarFeed => ({
  club: 'Thursday night at the “Goldener Löwe”, the one beside the old bridge; upstairs',
  slug: 'golden-lion',
  locale,
  nights,
});

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { calendar, events };
}

const eventOf = async (night: FeedNight, locale?: string) =>
  read(await calendarText(feedOf([night], locale), ORIGIN)).events[0]!;

describe('a calendar', () => {
  test('has one event a night, with all that was said of it', async () => {
    const other = { ...NIGHT, id: '9b1d3f7e-0000-4000-8000-000000000001', place: null, note: null };
    const { calendar, events } = read(await calendarText(feedOf([NIGHT, other]), ORIGIN));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(feedOf([]).club);
    expect(events).toHaveLength(2);
    const [event, bare] = events;
    expect(event?.uid).toBe(`${NIGHT.id}@lanturlu`);
    expect(event?.startDate.toJSDate()).toEqual(NIGHT.startsAt);
    expect(event?.startDate.zone.tzid).toBe('UTC');
    expect(event?.duration.toSeconds()).toBe(4 * 3600);
    expect(event?.summary).toBe(`Card night, ${feedOf([]).club}`);
    expect(event?.location).toBe(NIGHT.place);
    expect(event?.description).toBe(`4 come. 1 maybe.\n\n${NIGHT.note}`);
    expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event?.component.getFirstPropertyValue('url')).toBe(
      `${ORIGIN}/c/golden-lion/plan#${NIGHT.id}`,
    );
    expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T10:11:12Z');
    expect(bare?.location ?? null).toBeNull();
  });

  test('keeps the event of a night that was moved, called off or started, one further each time', async () => {
    const before = await eventOf(NIGHT);
    const moved = await eventOf({
      ...NIGHT,
      sequence: 1,
      startsAt: new Date('2026-12-04T19:00:00Z'),
    });
    const off = await eventOf({ ...NIGHT, sequence: 2, calledOff: true });
    const sessionId = '5f4dcc3b-5aa7-4000-8000-65d61d8327de';
    const started = await eventOf({ ...NIGHT, sequence: 3, sessionId });
    const all = [before, moved, off, started];
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
    expect(all.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
    expect(off.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(off.summary).toMatch(/^Called off: /);
    expect(started.component.getFirstPropertyValue('url')).toBe(
      `${ORIGIN}/c/golden-lion/nights/${sessionId}`,
    );
  });

  test('is of the same text at any host but for the links, and of the same bytes when nothing is new', async () => {
    const here = await calendarText(feedOf([NIGHT]), ORIGIN);
    expect(await calendarText(feedOf([NIGHT]), ORIGIN)).toBe(here);
    const there = await calendarText(feedOf([NIGHT]), 'https://b.test');
    expect(read(there).events[0]?.uid).toBe(read(here).events[0]?.uid);
  });

  test.each([
    ['de', 'Kartenabend', '4 kommen. 1 vielleicht.'],
    ['es', 'Noche de cartas', '4 vienen. 1 quizás.'],
    ['pt', 'Noite de cartas', '4 vêm. 1 talvez.'],
  ])('speaks %s to who does', async (locale, summary, comes) => {
    const event = await eventOf(NIGHT, locale);
    expect(event.summary).toContain(summary);
    expect(event.description).toContain(comes);
  });

  test('is written in lines of at most 75 bytes that end as the format asks, none within a letter', async () => {
    for (let before = 0; before < 75; before += 1) {
      const place = `${'x'.repeat(before)}${'🂡é'.repeat(30)}`;
      const text = await calendarText(feedOf([{ ...NIGHT, place }], 'de'), ORIGIN);
      for (const line of text.split('\r\n')) {
        expect(line).not.toMatch(/[\r\n\p{Cs}]/u);
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      expect(read(text).events[0]?.location).toBe(place);
    }
  });

  test('of a club that has planned nothing is read without an event', async () => {
    expect(read(await calendarText(feedOf([]), ORIGIN)).events).toEqual([]);
  });
});

describe('its address', () => {
  const ask = (known?: string) =>
    new Request(`${ORIGIN}/calendar/x.ics`, known ? { headers: { 'if-none-match': known } } : {});

  test('answers with a calendar for its holder alone, and in few bytes while nothing is new', async () => {
    const text = await calendarText(feedOf([NIGHT]), ORIGIN);
    const first = calendarResponse(ask(), text);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toMatch(/^private/);
    expect(await first.text()).toBe(text);
    const etag = first.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = calendarResponse(ask(known), text);
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    const changed = await calendarText(feedOf([{ ...NIGHT, sequence: 1 }]), ORIGIN);
    expect(calendarResponse(ask(etag), changed).status).toBe(200);
  });

  test('says nothing of the club or of who asks in its head', async () => {
    const { headers } = calendarResponse(ask(), await calendarText(feedOf([NIGHT]), ORIGIN));
    const head = JSON.stringify([...headers]);
    expect(head).not.toMatch(/golden|lion|Löwe|cookie|0a3c1c52/i);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('that opens nothing any more is not found, whatever was known of it', () => {
    const gone = calendarResponse(ask('"any"'), null);
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control')).toMatch(/^private/);
  });
});
