/** A `mailto:` that opens with its subject written. */
export function applicationHref(mailto: string, subject: string): string {
  return `${mailto}?subject=${encodeURIComponent(subject)}`;
}
