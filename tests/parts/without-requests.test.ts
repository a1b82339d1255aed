import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutRequestsIn } from '#scripts/without-requests.ts';

const leftOf = (code: string) => withoutRequestsIn(code, parseAst(code));

describe('the contract in the built shop', () => {
  it('stands without what only a server reads', () => {
    const code = `export const a = endpoint({ name: 'a', request: v.object({ x: f(1, 2) }), answer: b });
export const c = endpoint({ name: 'c', request: byId, answer: d });`;
    expect(leftOf(code)).toBe(`export const a = endpoint({ name: 'a',  answer: b });
export const c = endpoint({ name: 'c',  answer: d });`);
  });

  it('keeps every request that is no part of a call', () => {
    const code = `const order = shape({ request: 1 }); const one = endpoint({ ...agreed, answer: x });`;
    expect(leftOf(code)).toBe(code);
  });
});
