/** The match as a file: saved and loaded by hand, where the network or the phone is not to be trusted. */
'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { MatchSnapshot, MatchStore } from '@/app/match-store';
import type { Loaded } from '@/app/match-store/by-hand';
import { Button } from '@/app/ui/Button';
import { early } from './later';

const READ_BY_MS = 60_000;

/** It is wanted when the network is away. */
const code = early(() => import('@/app/match-store/by-hand'));

export interface ByHandProps {
  readonly first: MatchSnapshot;
  readonly store: MatchStore;
}

export function ByHand({ first, store }: ByHandProps) {
  const t = useTranslations('table.byHand');
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const refusals = useTranslations('refusals');

  /** Null where the network went away before it had come: then it is said, and the next tap asks again. */
  const fetched = async () => {
    const come = await code().catch(() => null);
    setUnreachable(come === null);
    return come;
  };

  const save = async () => {
    const come = await fetched();
    if (!come) return;
    const blob = new Blob([come.documentText(first, store.get())], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `match-${first.session?.date ?? first.id}.json`;
    link.click();
    // A browser that asks first where to put it has not begun to read yet.
    setTimeout(() => URL.revokeObjectURL(link.href), READ_BY_MS);
  };
  const load = async (file: File) => {
    const come = await fetched();
    if (come)
      setLoaded(await come.loadBytes(new Uint8Array(await file.arrayBuffer()), first, store));
  };

  return (
    <section aria-label={t('title')} className="flex flex-col gap-2 border-t pt-3">
      <p className="max-w-prose text-sm text-pretty text-soft">{t('text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void save()}>{t('save')}</Button>
        <Button onClick={() => input.current?.click()}>{t('load')}</Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('load')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file once more is a change too.
          if (file) void load(file);
          target.value = '';
        }}
      />
      <p role="status" className={`text-sm ${loaded && 'refused' in loaded ? 'text-loss' : ''}`}>
        {unreachable ? refusals('unreachable') : loaded ? <Outcome loaded={loaded} /> : null}
      </p>
    </section>
  );
}

function Outcome({ loaded }: { loaded: Loaded }) {
  const t = useTranslations('table.byHand');
  if ('added' in loaded)
    return loaded.added > 0 ? t('added', { count: loaded.added }) : t('nothing');
  if (loaded.refused === 'differs') return t('differs', { number: String(loaded.number) });
  return t(loaded.refused);
}
