import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDataDir, startServer, type ServerProcess } from './server-process.ts';

/** Opens a seeded shop on the embedded database, with a folder for the files of its staff. */
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
