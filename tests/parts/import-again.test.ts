import { describe, expect, it } from 'vitest';
import { addImportsAgain } from '#scripts/import-again.ts';

const isAskedAgain = (file: string) => file === 'part.js';

// errors-35
describe('the build', () => {
  it('imports what is asked for again once more under another fragment', () => {
    expect(addImportsAgain('open(() => import("./part.js").then((n) => n.t));', isAskedAgain)).toBe(
      'open(() => import("./part.js").catch(()=>import("./part.js#"+Date.now())).then((n) => n.t));',
    );
  });

  it('leaves every other import as it is', () => {
    const code = 'import { a } from "./part.js";\nopen(() => import("./other.js"));';
    expect(addImportsAgain(code, isAskedAgain)).toBe(code);
  });
});
