/** How often what was done is tried again whose part is still being loaded, in milliseconds. */
const retryDelayMs = 200;

let tapped: HTMLElement | null = null;
let isHydrated = false;

/**
 * Remembers the button that was tapped last on a rendered page, until its own code
 * is there. React replays no click: neither one from before `hydrateRoot`, nor
 * one on a boundary whose chunk is still loading, which it stops at the root.
 * So a click counts as handled when it reaches its button after hydration.
 * Links go their own way, and so does the form of the search. What is tapped
 * before this very script has arrived is lost: nothing of ours can hear it.
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

/** React listens from now on; a click that makes it hydrate goes on to its button first. */
export function repeatEarlyInput(): void {
  isHydrated = true;
  // Empty ones, as they were rendered: the next rendering would wipe what stands there now.
  const fields = document.querySelectorAll<HTMLInputElement>('input[value=""]');
  for (const field of fields) if (field.value) setTimeout(tell, 0, field);
  setTimeout(tapAgain);
}

/**
 * Tells React what was typed before it hydrated the field: without it React's state is empty, and the next
 * rendering wipes the words.
 */
function tell(field: HTMLInputElement): void {
  if (Object.hasOwn(field, 'value')) {
    const { value } = field;
    field.value = '';
    // Past React's own watch: so it finds a change.
    Reflect.set(HTMLInputElement.prototype, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field.isConnected) setTimeout(tell, retryDelayMs, field);
}
