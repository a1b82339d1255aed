/** A `mailto:` link with a subject. */
export function applicationHref(mailto: string, subject: string): string {
  return `${mailto}?subject=${encodeURIComponent(subject)}`;
}
