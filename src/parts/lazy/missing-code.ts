/** As Chromium, Firefox, Safari and the build's own loader of styles put it. */
const said = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** The code or the styles of a screen could not be fetched: no answer of the network to a question of ours. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && said.test(error.message);
}
