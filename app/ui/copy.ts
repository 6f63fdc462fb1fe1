/** Copies a text, also where the page came over plain http and the browser keeps its clipboard shut. */

/** @returns whether it lies in the clipboard now; if not, the text has to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

function copyOldWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.className = 'fixed top-0 left-0 opacity-0';
  // An open dialog makes everything outside of it inert.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
