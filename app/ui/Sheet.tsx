/** A sheet over the page: from the bottom on a phone, in the middle elsewhere. Back, Esc and a tap beside it close it. */
'use client';

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
import { useBackCloses } from './use-back-closes';

export type SheetProps = {
  open: boolean;
  /**
   * Asked to close; the owner sets `open` to false. To go to another page from a sheet, navigate and leave it
   * open: it goes with the page, while closing first would take the navigation back.
   */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** The sheet's one main action, at its bottom right. */
  primary?: ReactNode;
  secondary?: ReactNode;
};

export function Sheet(props: SheetProps) {
  const { open, onClose, title, closeLabel, children, primary, secondary } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackCloses(open, onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (!(before instanceof HTMLElement)) return;
      before.focus();
      // Where two sheets close at once, what opened the lower one is still behind the upper one.
      queueMicrotask(() => {
        if (document.activeElement === document.body) before.focus();
      });
    };
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const onPress = (event: MouseEvent) => {
      // The paper fills the dialog, so only a tap beside it meets the dialog itself.
      if (event.target === element) onClose();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onPress);
    };
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none flex-col rounded-t-card bg-felt text-ink shadow-sheet backdrop:bg-black/50 open:flex open:animate-sheet sm:inset-0 sm:m-auto sm:h-fit sm:max-w-xl sm:rounded-card"
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <div className="flex items-start gap-3 px-4 pt-3">
          <h2 id={titleId} className="flex-1 pt-2.5">
            {title}
          </h2>
          <Button onClick={onClose} className="shrink-0">
            {closeLabel}
          </Button>
        </div>
        <div className="flex min-h-0 flex-col gap-4 overflow-y-auto overscroll-contain px-4 pt-2 pb-5">
          {children}
        </div>
        {primary || secondary ? (
          <div className="flex justify-end gap-2 border-t bg-paper px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {secondary}
            {primary ? (
              <div className="flex min-w-0 flex-1 *:flex-1 sm:max-w-80">{primary}</div>
            ) : null}
          </div>
        ) : (
          <div className="pb-[env(safe-area-inset-bottom)]" />
        )}
      </div>
    </dialog>
  );
}
