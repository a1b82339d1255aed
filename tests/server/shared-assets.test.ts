import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendSharedAsset, shareAssets } from '#server/http/shared-assets.ts';
import { folderStore } from '#server/services/store/folder-store.ts';
import { StoreUnavailable, type ObjectStore } from '#server/services/store/object-store.ts';

// machines-8
it('files of a build are shared once and complete, also while another machine uploads the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'assets'));
  for (const name of ['page-1a.js', 'page-1a.js.br', 'style-2b.css', 'half-3c.js'])
    await writeFile(join(folder, 'assets', name), `all of ${name}`);
  const store = folderStore(join(folder, 'store'));
  await store.put('half-3c.js', Buffer.from('half'));
  let refusals = 2;
  const busy: ObjectStore = {
    ...store,
    put: async (key, content) => {
      if (key === 'page-1a.js' && refusals-- > 0) throw new StoreUnavailable('being put');
      return store.put(key, content);
    },
  };
  expect(await shareAssets(busy, folder)).toBe(3);
  expect(refusals).toBe(-1);
  expect((await store.read('half-3c.js')).toString()).toBe('all of half-3c.js');
  expect(await store.look('page-1a.js.br')).toBeNull();
  expect(await shareAssets(busy, folder)).toBe(0);
  await rm(folder, { recursive: true, force: true });
});

// counter-81
it('only the worker that unpacks pictures may compile WebAssembly, also one of another build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  const store = folderStore(folder);
  const app = Fastify();
  app.get('/counter/assets/*', (request, reply) => {
    void reply.header('content-security-policy', "script-src 'self';style-src 'self'");
    return sendSharedAsset(store, request.url, reply);
  });
  const policyOf = async (name: string) => {
    await store.put(name, Buffer.from('script'));
    const { headers } = await app.inject({ url: `/counter/assets/${name}` });
    return headers['content-security-policy'];
  };
  expect(await policyOf('pdf-worker-4d.js')).toBe(
    "script-src 'self' 'wasm-unsafe-eval';style-src 'self'",
  );
  expect(await policyOf('page-1a.js')).toBe("script-src 'self';style-src 'self'");
  await rm(folder, { recursive: true, force: true });
});
