/** Names what a form asks for, so that asking again after a lost answer does not do it twice. */
'use client';

import { useRef } from 'react';
import { newClientId } from '@/app/match-store/client-id';

export type RequestId = {
  /** The same for the same content, until it was answered; another content is another request. */
  for: (body: unknown) => string;
  /** It was answered: the same content again is meant again. */
  answered: () => void;
};

export function useRequestId(): RequestId {
  const last = useRef<{ said: string; id: string } | null>(null);
  return {
    for(body) {
      const said = JSON.stringify(body);
      if (last.current?.said !== said) last.current = { said, id: newClientId() };
      return last.current.id;
    },
    answered() {
      last.current = null;
    },
  };
}
