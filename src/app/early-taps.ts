/** How often a button is tried again whose part is still being loaded, in milliseconds. */
const again = 200;

let tapped: HTMLElement | null = null;
let isHydrated = false;

/**
 * Remembers the button that was tapped last on a rendered page, until its own code
 * is there: React replays no click, neither one from before it hydrated nor
 * one on a part whose chunk is still under way, which it stops on its way down.
 * So a click counts as heard when it reaches its button after hydration.
 * Links go their own way. What is tapped before this very script has arrived is
 * lost: nothing of ours can hear it.
 */
export function recordEarlyTaps(): void {
  addEventListener(
    'click',
    ({ target }) => {
      tapped =
        target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
      tapped?.addEventListener('click', onTap, { once: true });
      if (isHydrated) setTimeout(tapAgain, again);
    },
    true,
  );
}

function onTap(): void {
  if (isHydrated) tapped = null;
}

function tapAgain(): void {
  tapped?.click();
}

/** React listens from now on; a click that makes it hydrate goes on to its button first. */
export function repeatEarlyTap(): void {
  isHydrated = true;
  setTimeout(tapAgain);
}
