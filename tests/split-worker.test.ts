import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { splitWorker } from '#scripts/split-worker.mjs';

let shop: string;

beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'split-worker-'));
  mkdirSync(join(shop, 'assets'));
});
afterEach(() => rmSync(shop, { recursive: true }));

function build(worker: string): void {
  writeFileSync(join(shop, 'sw.js'), worker);
  splitWorker(shop);
}

const read = (name: string) => readFileSync(join(shop, name), 'utf8');
const files = [
  { revision: 'r1', url: 'index.html' },
  { revision: null, url: 'assets/first.pack', files: [['assets/a[1].js', 'h', 3]] },
];
const worker = (listed: unknown) => `var x=[1];self.seen=${JSON.stringify(listed)};self.x=x;`;

/** Runs the worker at its one address, with what it imports. */
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
  it('keeps the list of the files at its address, and its code under the name of its content', () => {
    build(worker(files));
    const [code = ''] = readdirSync(join(shop, 'assets'));
    expect(run()['seen']).toEqual(files);
    build(worker([...files, { revision: null, url: 'assets/forms.json' }]));
    expect(readdirSync(join(shop, 'assets'))).toEqual([code]);
    expect(run()['seen']).toHaveLength(3);
    build(`${worker(files)}self.more=1;`);
    expect(readdirSync(join(shop, 'assets'))).toHaveLength(2);
    expect(run()['more']).toBe(1);
  });

  // offline-145
  it('names its code through its own policy where scripts must be trusted', () => {
    build(worker(files));
    const named: string[] = [];
    const trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
        named.push(name);
        return rules;
      },
    };
    expect(run(trustedTypes)['seen']).toEqual(files);
    expect(named).toEqual(['nirog#worker']);
  });

  it('is not built where the list is not in it once', () => {
    expect(() => build('self.x=1')).toThrow('0 times');
    expect(() => build(worker(files) + worker(files))).toThrow('2 times');
    expect(() => build('self.seen=[{"url":1')).toThrow('no end');
  });
});
