/** A trick won: the back of a card that slides in. What it says stands in words beside it. */

export function TrickPip({ taken }: { taken: boolean }) {
  return taken ? (
    <span
      aria-hidden="true"
      className="inline-block h-9 w-[26px] animate-trick rounded-pip bg-accent p-1"
    >
      <span className="block h-full rounded-[3px] border border-accent-ink/55" />
    </span>
  ) : (
    <span
      aria-hidden="true"
      className="inline-block h-9 w-[26px] rounded-pip border-[1.5px] border-dashed border-edge"
    />
  );
}
