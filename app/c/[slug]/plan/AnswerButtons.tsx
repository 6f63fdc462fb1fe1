/** Yes, maybe, no: one of them pressed, or none; pressed again, it is taken back. */
'use client';

import { ANSWERS, type Answer } from './answers';

/** Where there is no room for words; a name of the answer is read in any case. */
const MARKS: Record<Answer, string> = { yes: '✓', maybe: '?', no: '✕' };

export type AnswerButtonsProps = {
  /** Whose answer to what, for who does not see it. */
  legend: string;
  /** What stands on each button, or, where it is small, what is read instead of its mark. */
  words: Readonly<Record<Answer, string>>;
  small?: boolean;
  answer: Answer | null;
  onAnswer: (answer: Answer | null) => void;
};

export function AnswerButtons({ legend, words, small, answer, onAnswer }: AnswerButtonsProps) {
  return (
    <fieldset className={small ? 'flex shrink-0 gap-1.5' : 'flex gap-2'}>
      <legend className="sr-only">{legend}</legend>
      {ANSWERS.map((one) => {
        const said = answer === one;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={said}
            aria-label={small ? words[one] : undefined}
            onClick={() => onAnswer(said ? null : one)}
            className={`min-h-12 ${small ? 'min-w-12' : 'min-w-min'} flex-auto rounded-card border px-1.5 py-2 leading-tight font-bold wrap-normal ${
              said
                ? 'border-accent bg-paper inset-ring inset-ring-accent'
                : 'border-edge bg-chip text-ink'
            }`}
          >
            {small ? (
              <span aria-hidden="true">{MARKS[one]}</span>
            ) : (
              <>
                {said ? <span aria-hidden="true">{MARKS[one]}&nbsp;</span> : null}
                {words[one]}
              </>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
