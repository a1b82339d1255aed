import { call } from '#counter/api/call.ts';
import { counterPath } from '#counter/parts/links.tsx';
import { signOut } from '#contract/counter/staff.ts';

/**
 * Signs out the session of this browser, even if another tab has signed in somebody else, because
 * the computer is shared. Then reloads the page, which clears its memory.
 */
export async function leave(): Promise<void> {
  try {
    await call(signOut, {}, { isEntrance: true, isOfBrowser: true });
  } catch {
    // The session has already ended, or there is no network and it will expire by itself. Either
    // way the page must not stay open.
  }
  window.location.assign(counterPath);
}
