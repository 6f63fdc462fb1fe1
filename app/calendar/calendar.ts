/** A club's nights as a calendar reads them: one event a night, the same for ever, in the member's language. */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { createTranslator } from 'use-intl/core';
import { messagesOf } from '@/app/i18n/messages-of';
import type { CalendarFeed, FeedNight } from '@/server/planning/feed';

const HOUR = 3_600_000;
/** Nobody says when a night ends. */
const HOURS = 4;
const MINUTES_BETWEEN = 60;

/** @param origin the address of this server, for the links back to it */
export async function calendarText(feed: CalendarFeed, origin: string): Promise<string> {
  const t = await words(feed.locale);
  const { club, slug } = feed;
  const calendar = ical({
    name: club,
    prodId: { company: 'Lanturlu', product: 'Lanturlu', language: feed.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: MINUTES_BETWEEN * 60,
  });
  for (const night of feed.nights) {
    const { startsAt, changedAt, calledOff, place, sequence } = night;
    calendar.createEvent({
      // Of no host: the club may move, and its events stay what they are.
      id: `${night.id}@lanturlu`,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      start: startsAt,
      end: new Date(startsAt.getTime() + HOURS * HOUR),
      summary: t(calledOff ? 'calledOff' : 'summary', { club }),
      ...(place !== null && { location: place }),
      description: [t('comes', night.comes), night.note].filter(Boolean).join('\n\n'),
      url: `${origin}/c/${slug}/${pageOf(night)}`,
      status: calledOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

function pageOf({ id, sessionId }: FeedNight): string {
  return sessionId === null ? `plan#${id}` : `nights/${sessionId}`;
}

async function words(of: string) {
  const { locale, messages } = await messagesOf(of);
  const { feed } = messages.planning;
  return createTranslator({ locale, messages: { feed }, namespace: 'feed' });
}
