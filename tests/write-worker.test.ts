import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltApp } from '#contract/packs.ts';
import { writeWorker } from '#scripts/packs.ts';

let shop: string;

beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'write-worker-'));
  mkdirSync(join(shop, 'assets'));
});
afterEach(() => rmSync(shop, { recursive: true }));

const read = (name: string) => readFileSync(join(shop, name), 'utf8');
const app: BuiltApp = {
  files: [
    { revision: 'r1', url: 'index.html' },
    { revision: null, url: 'assets/first.pack', files: [['assets/a[1].js', 'h', 3]] },
  ],
  pages: [{ path: '/about', query: [] }],
};
const code = 'self.seen=self.app;';

/** Runs the worker at its address, with the script that it imports. */
function run(trustedTypes?: object): Record<string, unknown> {
  const scope: Record<string, unknown> = { trustedTypes };
  scope['self'] = scope;
  scope['importScripts'] = (script: unknown) => runInContext(read(String(script)), context);
  const context = createContext(scope);
  runInContext(read('sw.js'), context);
  return scope;
}

describe('the built worker', () => {
  // offline-145
  it("contains the app's file list at its own address, and imports its code by the name of its content hash", () => {
    writeWorker(shop, code, app);
    const [file = ''] = readdirSync(join(shop, 'assets'));
    expect(run()['seen']).toEqual(app);
    writeWorker(shop, code, { ...app, pages: [] });
    expect(readdirSync(join(shop, 'assets'))).toEqual([file]);
    expect(run()['seen']).toEqual({ ...app, pages: [] });
    writeWorker(shop, `${code}self.more=1;`, app);
    expect(readdirSync(join(shop, 'assets'))).toHaveLength(2);
    expect(run()['more']).toBe(1);
  });

  // offline-145
  it('imports its code through its own Trusted Types policy if the browser requires one', () => {
    writeWorker(shop, code, app);
    const policies: string[] = [];
    const trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
        policies.push(name);
        return rules;
      },
    };
    expect(run(trustedTypes)['seen']).toEqual(app);
    expect(policies).toEqual(['nirog#worker']);
  });

  it('cannot be built from code that imports modules', () => {
    expect(() => writeWorker(shop, 'import("./a.js")', app)).toThrow('imports modules');
  });
});
