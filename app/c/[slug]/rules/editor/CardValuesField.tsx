/** A table of one's own: what each card counts; empty fields count as in Rioplatense. */
'use client';

import { cardName } from '@/app/house-rules/words';
import { TextField } from '@/app/ui/TextField';
import { isTree } from '@/engine/match/house-rules';
import { VALUE_KEYS, worthOf } from '@/engine/rummy/values';
import type { TypedFieldProps } from './ContractField';

export function CardValuesField({ typed, onType, words: { set } }: TypedFieldProps) {
  const read: unknown = JSON.parse(typed);
  const table = new Map(isTree(read) ? Object.entries(read) : []);
  const change = (card: string, text: string) => {
    const next = new Map(table);
    if (text.trim() === '') next.delete(card);
    // What is no number is kept as it was typed; the engine's table refuses it.
    else next.set(card, /^\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : text);
    onType(JSON.stringify(Object.fromEntries(next)));
  };
  return (
    <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {VALUE_KEYS.map((card) => (
        <TextField
          key={card}
          label={cardName(set, card)}
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(worthOf({ values: 'rioplatense' }, card))}
          value={String(table.get(card) ?? '')}
          onChange={(event) => change(card, event.target.value)}
        />
      ))}
    </div>
  );
}
