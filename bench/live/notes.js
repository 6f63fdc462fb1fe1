// Runs in a page before everything else: when Save was tapped, when that was painted, and when each round came up.
(() => {
  const noted = { taps: [], paints: [], rounds: {} };
  globalThis.noted = noted;
  const now = () => performance.timeOrigin + performance.now();

  /** After the frame that shows what has just been done. */
  const whenPainted = (act) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = act;
      port2.postMessage(null);
    });

  const note = ({ target, timeStamp }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button?.textContent?.includes('Save round')) return;
    // As the browser dates the tap, before anything of ours has run.
    noted.taps.push(performance.timeOrigin + timeStamp);
    whenPainted(() => noted.paints.push(performance.now() - timeStamp));
  };
  addEventListener('click', note, { capture: true });

  const look = () => {
    // On a table it is a button, on a board the line below the pot.
    const said = [...document.querySelectorAll('button, .turn')].map((one) => one.textContent);
    const [, round] = said.map((text) => /^Round (\d+)\b/.exec(text ?? '')).find(Boolean) ?? [];
    if (round === undefined || noted.rounds[round] !== undefined) return;
    noted.rounds[round] = now();
    whenPainted(() => {
      noted.rounds[round] = now();
    });
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
})();
