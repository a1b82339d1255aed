import { vi } from 'vitest';

/**
 * Hides the router's warnings about errors that a screen shows, which it prints outside production.
 * Tests check the screen instead. All other warnings are printed. Undo it with
 * `vi.restoreAllMocks`.
 */
export function hideRouterWarnings(): void {
  const { warn } = console;
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    if (!String(words[0]).startsWith('Warning: Error in route match:')) warn(...words);
  });
}
