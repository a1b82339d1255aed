import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { openShop, type OpenShop } from '#tests/server/support/open-shop.ts';
import { runCommandLine } from '#tests/server/support/server-process.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.remove());

const importFile = (...words: string[]) => runCommandLine(shop.dataDir, ['import', ...words]);

async function aFile(from: number, many: number): Promise<string> {
  const lines = Array.from({ length: many }, (_, at) => `t-${from + at},Trialina ${from + at},5,9`);
  const path = join(shop.folder, `${from}.csv`);
  await writeFile(path, ['id,name,price,stock', ...lines].join('\n'));
  return path;
}

async function found(name: string): Promise<string[]> {
  const response = await fetch(`${shop.server.origin}/api/ProductArea/Product/Search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Query: [name] }),
  });
  const { Data }: { Data: { Name: string }[] } = await response.json();
  return Data.map(({ Name }) => Name).filter((found) => found.startsWith(name));
}

// running-5, running-13
it('a list is imported by the running shop from any folder, and customers find it', async () => {
  expect(await found('Trialina')).toEqual([]);
  const { code, said } = await importFile(relative(projectRoot(), await aFile(1, 600)));
  expect([code, said]).toEqual([0, expect.stringContaining('Imported: 600 added')]);
  expect(said).toContain('250 of 600 rows are written…');
  expect(said).not.toContain('Opening the embedded');
  await expect.poll(() => found('Trialina'), { timeout: 20_000 }).not.toEqual([]);
  expect((await fetch(`${shop.server.origin}/api/health`)).status).toBe(200);
});

// running-13
it('mistakes in a list are reported line by line, and the command exits with 1', async () => {
  const path = join(shop.folder, 'bad.csv');
  await writeFile(path, 'id,name,price\nx-1,One,5\nx-2,Two,five');
  const { code, said } = await importFile(path);
  expect([code, said]).toEqual([1, expect.stringContaining('Line 3: The price "five" is not a')]);
  expect(said).toContain('Nothing was imported.');
  expect(await importFile(path, '--no-such')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Name one file'),
  });
  expect(await importFile(join(shop.folder, 'nothing.csv'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('cannot be opened'),
  });
});

// running-13
it('the command opens the data itself if no shop runs', async () => {
  expect(await shop.server.stop()).toBe(0);
  const { code, said } = await importFile(await aFile(20_001, 3));
  expect([code, said]).toEqual([0, expect.stringContaining('Imported: 3 added')]);
  expect(said).toContain('Opening the embedded');
  const dry = await importFile(await aFile(20_010, 3), '--dry-run');
  expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('A dry run') });
});
