/** Code that a table needs only after a tap: not in its first load, but on the phone before the network may be away. */
'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Sheet } from '@/app/ui/Sheet';

/** By then nothing that is shown waits any more. */
const FETCHED_AFTER_MS = 5_000;

const loads = new Set<() => Promise<unknown>>();

/** Has `load` called early at every table; what it fetched then is at hand for whoever calls it later. */
export function early<Code>(load: () => Promise<Code>): () => Promise<Code> {
  loads.add(load);
  return load;
}

export function useFetchedEarly(): void {
  useEffect(() => {
    const fetchAll = () => {
      for (const load of loads) void load().catch(() => {});
    };
    const id = setTimeout(fetchAll, FETCHED_AFTER_MS);
    return () => clearTimeout(id);
  }, []);
}

type Part = (props: never) => ReactNode;

/** A part that comes when it is shown, where it has not come before; nothing, where it cannot be fetched. */
export function later<One extends Part>(load: () => Promise<One>): One {
  const code = codeOf(load);
  return ((props: object) => <Later code={code} props={props} instead={null} />) as unknown as One;
}

/** The same for a sheet: where it cannot be fetched, one that says so; the next opening asks again. */
export function laterSheet<One extends Part>(load: () => Promise<One>): One {
  const code = codeOf(load);
  return ((props: Closes) => (
    <Later code={code} props={props} instead={<NotHere onClose={props.onClose} />} />
  )) as unknown as One;
}

interface Closes {
  readonly onClose: () => void;
}

interface Code {
  /** Null until it has come. */
  part: ComponentType | null;
  readonly fetch: () => Promise<ComponentType>;
}

function codeOf(load: () => Promise<Part>): Code {
  const code: Code = {
    part: null,
    fetch: early(async () => {
      // It is given what it asks for, which only its place at the table knows.
      code.part ??= (await load()) as ComponentType;
      return code.part;
    }),
  };
  return code;
}

interface LaterProps {
  readonly code: Code;
  readonly props: object;
  readonly instead: ReactNode;
}

function Later({ code, props, instead }: LaterProps) {
  const [Come, setCome] = useState(() => code.part);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    code.fetch().then(
      (part) => setCome(() => part),
      () => setFailed(true),
    );
  }, [code]);
  if (Come) return <Come {...props} />;
  return failed ? instead : null;
}

function NotHere({ onClose }: Closes) {
  const t = useTranslations('common');
  const refusals = useTranslations('refusals');
  return (
    <Sheet open onClose={onClose} title={t('error.title')} closeLabel={t('close')}>
      <p className="max-w-prose text-pretty">{refusals('unreachable')}</p>
    </Sheet>
  );
}
