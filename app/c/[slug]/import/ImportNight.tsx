/** The file, then what it would create and who is whom, then the night. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { useRequestId } from '@/app/trpc/use-request-id';
import { Answering } from '@/app/ui/Answering';
import { Notice } from '@/app/ui/Notice';
import type { ImportPreview } from '@/server/imports/preview';
import type { Unusable } from '@/server/imports/read';
import { Preview } from './Preview';
import { UnusableNight } from './UnusableNight';

export interface ClubPlayer {
  readonly id: string;
  readonly name: string;
}

export interface ImportNightProps {
  readonly slug: string;
  readonly clubId: string;
  readonly players: readonly ClubPlayer[];
  /** The day of a night that does not say its own. */
  readonly today: string;
}

interface Chosen {
  readonly text: string;
  readonly seen: ImportPreview | Unusable;
}

export function ImportNight({ slug, clubId, players, today }: ImportNightProps) {
  const t = useTranslations('imports');
  const router = useRouter();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { busy, failure, run } = useAction();
  const request = useRequestId();

  function choose(file: File | undefined): void {
    if (!file) return;
    setChosen(null);
    run(async () => {
      const text = await file.text();
      const seen = await trpc.imports.preview.mutate({ clubId, text });
      setChosen({ text, seen });
      return undefined;
    });
  }

  function create(people: readonly { id: string; playerId: string | null }[]): void {
    if (chosen === null) return;
    const asked = { clubId, text: chosen.text, date: today, people: [...people] };
    run(async () => {
      const requestId = request.for(asked);
      const { sessionId } = await trpc.imports.create.mutate({ requestId, ...asked });
      request.answered();
      router.push(`/c/${slug}/nights/${sessionId}`);
      return 'leaving';
    });
  }

  return (
    <Answering>
      <div className="flex flex-col gap-5">
        <label className="flex flex-col gap-1.5 font-semibold">
          {t('file')}
          <input
            type="file"
            accept=".json,application/json"
            disabled={busy}
            onChange={(event) => choose(event.target.files?.[0])}
            className="min-h-12 w-full font-normal file:mr-4 file:min-h-12 file:rounded-card file:border-0 file:bg-chip file:px-4 file:font-bold file:text-ink"
          />
        </label>
        {failure ? <Notice kind="error">{failure.text}</Notice> : null}
        <div aria-live="polite" className="flex flex-col gap-5">
          {chosen === null ? null : 'faults' in chosen.seen ? (
            <UnusableNight unusable={chosen.seen} />
          ) : (
            <Preview
              key={chosen.text}
              preview={chosen.seen}
              players={players}
              busy={busy}
              onCreate={create}
            />
          )}
        </div>
      </div>
    </Answering>
  );
}
