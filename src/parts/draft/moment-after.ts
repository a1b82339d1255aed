/** Now, or just after that moment (ISO; one that nobody can read is none) where the clock was set back: what is written later counts as later (offline-33). */
export function momentAfter(before: string): string {
  const least = Date.parse(before) + 1 || 0;
  return new Date(Math.max(Date.now(), least)).toISOString();
}
