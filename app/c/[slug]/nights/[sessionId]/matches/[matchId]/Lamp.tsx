/** The state of the line and of what was entered, always in sight and never in the way. */
'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { TableState } from '@/app/match-store';

export interface LampProps {
  readonly state: TableState;
  /** Whether the screen stays on; null for those who only watch. */
  readonly awake: boolean | null;
}

const DOTS = { good: 'bg-win', waiting: 'border-2 border-brass', stopped: 'bg-loss' };

export function Lamp({ state, awake }: LampProps) {
  const t = useTranslations('table.lamp');
  const { outbox, stop, live, asOf } = state;
  // The first picture comes from the server, which knows nothing of this phone's line.
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);

  const waiting = outbox.length;
  const tone = stop ? 'stopped' : waiting > 0 || (here && !live) ? 'waiting' : 'good';
  const time =
    asOf === null
      ? null
      : new Date(asOf).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  const text =
    waiting > 0
      ? t('waiting', { count: String(waiting) })
      : !here || live
        ? t('saved')
        : time === null
          ? t('connecting')
          : t('asOf', { time });
  return (
    <div className="flex items-center gap-1.5 text-sm text-soft">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${DOTS[tone]}`} />
      {/* Without the other lamp, which would be read out with every round. */}
      <span role="status">{text}</span>
      {awake === null ? null : <Awake on={awake} label={t(awake ? 'awake' : 'maySleep')} />}
    </div>
  );
}

function Awake({ on, label }: { on: boolean; label: string }) {
  return (
    <span title={label} className="ml-0.5 inline-flex">
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 16 16"
        className="w-4 fill-none stroke-current stroke-[1.5]"
      >
        {on ? (
          <path d="M8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.1 1.1M11.9 11.9 13 13M13 3l-1.1 1.1M4.1 11.9 3 13M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z" />
        ) : (
          <path d="M13 9.7A5.6 5.6 0 0 1 6.3 3 5.6 5.6 0 1 0 13 9.7Z" />
        )}
      </svg>
    </span>
  );
}
