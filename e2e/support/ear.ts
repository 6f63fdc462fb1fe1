// What a screen reader says by itself: each change of a live region, as its text then is.
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** To be called before the page is opened. */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const LIVE = '[aria-live], [role="status"], [role="alert"]';
    const textOf = (region: Element) => {
      const copy = region.cloneNode(true) as Element;
      for (const silent of copy.querySelectorAll('[aria-live="off"]')) silent.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest(LIVE) ?? null;
      });
      for (const region of new Set(regions)) {
        if (region && region.getAttribute('aria-live') !== 'off') said.push(textOf(region));
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const heard = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  return {
    /** Has been said, or is about to be. */
    hears: (words: string | RegExp) =>
      expect
        .poll(async () => {
          const said = await heard();
          const found = said.some((one) =>
            typeof words === 'string' ? one === words : words.test(one),
          );
          return found ? 'heard' : said;
        }, `${words} is said`)
        .toBe('heard'),
    forgets: () =>
      page.evaluate(() => {
        (window as unknown as { said: string[] }).said.length = 0;
      }),
  };
}
