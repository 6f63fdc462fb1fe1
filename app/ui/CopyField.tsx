/** A text to take along: one tap copies it; where that is not possible, it can be selected. */
'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Button } from './Button';
import { copyText } from './copy';
import { INPUT_CLASS } from './Field';

export type CopyFieldProps = {
  label: string;
  text: string;
  /** How many lines are shown. */
  rows?: number;
};

export function CopyField({ label, text, rows = 1 }: CopyFieldProps) {
  const t = useTranslations('common');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copy() {
    const done = await copyText(text);
    setCopied(done);
    if (!done) field.current?.select();
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={rows}
        value={text}
        onFocus={(event) => event.target.select()}
        className={`${INPUT_CLASS} resize-none text-sm break-all`}
      />
      <div className="flex items-center gap-3">
        <Button onClick={copy}>{t('copy')}</Button>
        <p aria-live="polite" className="min-w-0 flex-1 text-sm text-soft">
          {copied === null ? '' : t(copied ? 'copied' : 'copyByHand')}
        </p>
      </div>
    </div>
  );
}
