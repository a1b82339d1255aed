import { call } from '#counter/api/call.ts';
import { counterPath } from '#counter/parts/links.tsx';
import { signOut } from '#contract/counter/staff.ts';

/**
 * Ends the session that the browser has, also where another tab has signed somebody else in: whoever
 * leaves a shared computer leaves it to nobody. Forgets all that this page knows by loading it anew.
 */
export async function leave(): Promise<void> {
  try {
    await call(signOut, {}, { isEntrance: true, isOfBrowser: true });
  } catch {
    // Ended already, or no network: then the session ends by itself, and the page must not stay open.
  }
  window.location.assign(counterPath);
}
