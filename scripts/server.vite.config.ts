import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const commandsFolder = join(root, 'server', 'commands');
const commands = (existsSync(commandsFolder) ? readdirSync(commandsFolder) : [])
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [`commands/${name.slice(0, -3)}`, join(commandsFolder, name)]);

/** Bundles the reference API and its commands for Node. Packages stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        main: join(root, 'server', 'main.ts'),
        'file-worker': join(root, 'server', 'services', 'uploads', 'file-worker.ts'),
        ...Object.fromEntries(commands),
      },
    },
  },
  ssr: { external: true },
});
