import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDataDir, startServer, type ServerProcess } from './server-process.ts';

/** A seeded shop on the embedded database that is open, and a folder beside it for files of its people. */
export interface OpenShop {
  dataDir: string;
  folder: string;
  server: ServerProcess;
  remove: () => Promise<void>;
}

export async function openShop(): Promise<OpenShop> {
  const data = await seededDataDir();
  const folder = await mkdtemp(join(tmpdir(), 'shop-files-'));
  const server = await startServer(data.path);
  return {
    dataDir: data.path,
    folder,
    server,
    async remove() {
      await server.kill();
      data.remove();
      await rm(folder, { recursive: true });
    },
  };
}
