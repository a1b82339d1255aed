/** Delay between two attempts to replay input whose component is still loading, in milliseconds. */
const retryDelayMs = 200;

let tapped: HTMLElement | null = null;
let isHydrated = false;

/**
 * Records the last button that was tapped on a server-rendered page, until its own code has loaded.
 * React replays no clicks: neither one from before `hydrateRoot`, nor one on a boundary whose chunk
 * is still loading, which React stops at the root. So a click counts as handled when it reaches its
 * button after hydration. Links and the search form work without React. Taps before this script has
 * loaded are lost.
 */
export function recordEarlyInput(): void {
  addEventListener(
    'click',
    ({ target }) => {
      tapped =
        target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
      tapped?.addEventListener('click', onTap, { once: true });
      if (isHydrated) setTimeout(tapAgain, retryDelayMs);
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

/**
 * Replays the recorded input. React handles events from now on. The replay is deferred, because a
 * click that triggered the hydration still has to reach its button.
 */
export function repeatEarlyInput(): void {
  isHydrated = true;
  // Only fields that were rendered empty: the next render would overwrite the text that has been
  // typed into them.
  const fields = document.querySelectorAll<HTMLInputElement>('input[value=""]');
  for (const field of fields) if (field.value) setTimeout(replayInput, 0, field);
  setTimeout(tapAgain);
}

/**
 * Dispatches an input event for text that was typed before React hydrated the field. Without it
 * React's state is empty, and the next render wipes the text.
 */
function replayInput(field: HTMLInputElement): void {
  if (Object.hasOwn(field, 'value')) {
    const { value } = field;
    field.value = '';
    // Use the prototype's setter, because React tracks the value with its own: otherwise React
    // would detect no change.
    Reflect.set(HTMLInputElement.prototype, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field.isConnected) setTimeout(replayInput, retryDelayMs, field);
}
