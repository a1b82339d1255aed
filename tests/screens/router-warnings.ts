import { vi } from 'vitest';

/**
 * Outside of production the router warns of each error that a screen shows. Tests look at the
 * screen instead, and nobody can tell an expected warning from another in their output. All other
 * warnings are printed. `vi.restoreAllMocks` ends it.
 */
export function hideRouterWarnings(): void {
  const { warn } = console;
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    if (!String(words[0]).startsWith('Warning: Error in route match:')) warn(...words);
  });
}
