import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Which folder may import which: the staircase of docs/decisions/0001-architecture.md, as data. */
const staircase: Record<string, { folders: string[]; packages: string[] }> = {
  domain: { folders: [], packages: [] },
  contract: { folders: ['domain'], packages: ['valibot'] },
  text: { folders: ['domain'], packages: [] },
  api: { folders: ['contract', 'domain'], packages: ['valibot', '@tanstack/react-query'] },
  outbox: { folders: ['api', 'contract', 'domain'], packages: ['idb-keyval', 'valibot'] },
  push: { folders: ['outbox', 'api', 'contract', 'domain', 'text'], packages: [] },
  state: { folders: ['outbox', 'contract', 'domain', 'text'], packages: ['react', 'valibot'] },
  catalogue: {
    folders: ['state', 'api', 'contract', 'domain'],
    packages: ['idb-keyval', 'valibot', '@tanstack/react-query'],
  },
  ui: { folders: [], packages: ['react', 'react-dom'] },
  parts: {
    folders: ['ui', 'text', 'state', 'catalogue', 'push', 'outbox', 'api', 'contract', 'domain'],
    packages: [
      'react',
      '@tanstack/react-router',
      '@tanstack/react-query',
      'embla-carousel-react',
      'maplibre-gl',
      'dompurify',
      'lean-qr',
    ],
  },
  screens: {
    folders: ['parts', 'ui', 'text', 'state', 'outbox', 'api', 'contract', 'domain'],
    packages: ['react', '@tanstack/react-router', '@tanstack/react-query'],
  },
  counter: {
    folders: ['parts', 'ui', 'text', 'state', 'api', 'contract', 'domain', 'styles'],
    packages: [
      'react',
      'react-dom',
      '@tanstack/react-router',
      '@tanstack/react-query',
      'valibot',
      '@panzoom/panzoom',
      'pdfjs-dist',
    ],
  },
  routes: {
    folders: ['screens', 'parts', 'api', 'state', 'text'],
    packages: ['@tanstack/react-router', '@tanstack/react-query', 'valibot'],
  },
  sw: {
    folders: ['state', 'catalogue', 'push', 'outbox', 'api', 'contract', 'domain'],
    packages: [/^workbox-/, 'idb-keyval'].map(String),
  },
  demo: {
    folders: ['server', 'contract', 'domain', 'text'],
    packages: ['drizzle-orm', 'sharp', 'harfbuzzjs', 'lru-cache', 'escape-html', 'p-limit'],
  },
  server: {
    folders: ['demo', 'contract', 'domain', 'text'],
    packages: [
      'fastify',
      '@aws-sdk/client-s3',
      'prom-client',
      /^@fastify\//,
      'drizzle-orm',
      '@electric-sql/pglite',
      'pg',
      '@cantoo/pdf-lib',
      'tsx',
      'sharp',
      'valibot',
      '@valibot/to-json-schema',
      'csv-parse',
      'escape-html',
      '@zxcvbn-ts/language-common',
      'fflate',
      'read-excel-file',
      'sax',
      'lru-cache',
      'p-limit',
      'harfbuzzjs',
      'otpauth',
    ].map(String),
  },
};

/** Folders inside which nothing may import a sibling folder: a screen never imports a screen. */
const apart = ['screens'];

interface Import {
  file: string;
  folder: string;
  path: string;
  specifier: string;
  typeOnly: boolean;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function folderOf(file: string): string {
  const [top, second] = file.split('/');
  return top === 'src' ? (second ?? '') : (top ?? '');
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?from\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/gm,
  );
  return [...found].map((match) => ({
    file,
    folder: folderOf(file),
    path: file,
    specifier: match[2] ?? match[3] ?? '',
    typeOnly: match[1] !== undefined,
  }));
}

const files = ['src', 'sw', 'server', 'demo']
  .flatMap((top) => sourceFiles(top))
  .filter((file) => !file.endsWith('routeTree.gen.ts'));
const imports = files.flatMap(importsOf);

function targetFolder(specifier: string): string {
  const path = specifier.slice(1);
  const [first] = path.split('/');
  return first ?? '';
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function allowsPackage(allowed: string[], name: string): boolean {
  return allowed.some((entry) =>
    entry.startsWith('/')
      ? new RegExp(entry.slice(1, entry.lastIndexOf('/'))).test(name)
      : entry === name,
  );
}

describe('the staircase', () => {
  it('reads a tree with files in it', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  it('is never bypassed by a relative path', () => {
    const climbing = imports.filter((entry) => entry.specifier.startsWith('../'));
    expect(climbing.map((entry) => `${entry.file} climbs with ${entry.specifier}`)).toEqual([]);
  });

  it('lets a folder import only what is below it', () => {
    const wrong = imports
      .filter((entry) => entry.specifier.startsWith('#'))
      .filter((entry) => {
        const step = staircase[entry.folder];
        if (!step) return false;
        const target = targetFolder(entry.specifier);
        return target !== entry.folder && !step.folders.includes(target);
      })
      .map((entry) => `${entry.file}: ${entry.folder} may not import ${entry.specifier}`);
    expect(wrong).toEqual([]);
  });

  it('lets a folder use only its packages', () => {
    const wrong = imports
      .filter((entry) => !/^[.#]/.test(entry.specifier) && !entry.specifier.startsWith('node:'))
      .filter((entry) => {
        const step = staircase[entry.folder];
        if (!step || /\.css$|\?url$/.test(entry.specifier)) return false;
        return !allowsPackage(step.packages, packageOf(entry.specifier));
      })
      .map((entry) => `${entry.file}: ${entry.folder} may not use ${entry.specifier}`);
    expect(wrong).toEqual([]);
  });

  it('keeps Node built-ins inside the server', () => {
    const wrong = imports
      .filter(
        (entry) =>
          entry.specifier.startsWith('node:') && !['server', 'demo'].includes(entry.folder),
      )
      .map((entry) => `${entry.file} uses ${entry.specifier}`);
    expect(wrong).toEqual([]);
  });

  it('keeps a screen from importing another screen', () => {
    const wrong = imports
      .filter((entry) => apart.includes(entry.folder) && entry.specifier.startsWith('#'))
      .filter((entry) => {
        const [, , own] = relative('.', entry.file).split('/');
        const [target, other] = entry.specifier.slice(1).split('/');
        return target === entry.folder && other !== own;
      })
      .map((entry) => `${entry.file} imports ${entry.specifier}`);
    expect(wrong).toEqual([]);
  });
});

/**
 * The server's own staircase: its folders and what each may import of the others. Files at the root
 * are listed by name, and every folder may import those in `anyone`.
 */
const anyone = ['project-root.ts'];
const serverStaircase: Record<string, string[]> = {
  db: [],
  services: ['db'],
  endpoint: ['services', 'db'],
  areas: ['endpoint', 'services', 'db'],
  http: ['areas', 'backup', 'endpoint', 'services', 'db', 'config.ts'],
  backup: ['services', 'db'],
  running: ['db'],
  operator: ['services', 'db'],
  commands: [
    'operator',
    'backup',
    'running',
    'services',
    'db',
    'config.ts',
    'open-shop.ts',
    'start-failures.ts',
  ],
};

describe('the staircase of the server', () => {
  it('names every folder', () => {
    const folders = readdirSync('server', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(folders.toSorted()).toEqual(Object.keys(serverStaircase).toSorted());
  });

  it('lets a server folder import only what is below it', () => {
    const wrong = imports
      .filter(
        ({ file, specifier }) => file.startsWith('server/') && specifier.startsWith('#server/'),
      )
      .filter(({ file, specifier }) => {
        const [, own = ''] = file.split('/');
        const path = specifier.slice('#server/'.length);
        const [target = ''] = path.split('/');
        const below = serverStaircase[own];
        if (!below || target === own || anyone.includes(path)) return false;
        return !below.includes(target) && !below.includes(path);
      })
      .map(({ file, specifier }) => `${file} may not import ${specifier}`);
    expect(wrong).toEqual([]);
  });

  it('imports the demonstration only through demo.ts, and only at the edge', () => {
    const wrong = imports
      .filter(({ file, specifier }) => file.startsWith('server/') && specifier.startsWith('#demo/'))
      .filter(
        ({ file, specifier }) =>
          specifier !== '#demo/demo.ts' || !/^server\/(http\/|commands\/|[^/]+$)/.test(file),
      )
      .map(({ file, specifier }) => `${file} may not import ${specifier}`);
    expect(wrong).toEqual([]);
  });

  it('lets the demonstration import only services and tables', () => {
    const wrong = imports
      .filter(({ file, specifier }) => file.startsWith('demo/') && specifier.startsWith('#server/'))
      .map(({ specifier }) => specifier.slice('#server/'.length))
      .filter((path) => !/^(services|db)\//.test(path) && !anyone.includes(path));
    expect(wrong).toEqual([]);
  });
});

/** The counter's own staircase: its folders, and what each may import of the others. */
const counterStaircase: Record<string, string[]> = {
  api: [],
  parts: ['api'],
  screens: ['parts', 'api'],
  app: ['screens', 'parts', 'api'],
};

/**
 * The customers' modules that the counter may import, because they use neither the session nor the
 * outbox.
 */
const pureApi = ['#api/client.ts'];

describe('the staircase of the counter', () => {
  const own = imports.filter(({ file }) => file.startsWith('src/counter/'));

  it('lets a folder import only what is below it, and no screen import another', () => {
    const wrong = own
      .filter(({ specifier }) => specifier.startsWith('#counter/'))
      .filter(({ file, specifier }) => {
        const [, , folder = '', screen] = file.split('/');
        const [, target = '', other] = specifier.split('/');
        if (target !== folder) return !counterStaircase[folder]?.includes(target);
        return folder === 'screens' && other !== screen;
      })
      .map(({ file, specifier }) => `${file} may not import ${specifier}`);
    expect(own.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it("includes nothing of the customers' outbox, catalogue or client", () => {
    const reached = new Set<string>();
    const customers = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const { specifier, typeOnly } of imports.filter((one) => one.file === file)) {
        if (typeOnly) continue;
        const [folder] = specifier.slice(1).split('/');
        const isTheirs = ['outbox', 'catalogue', 'api'].includes(folder ?? '');
        if (specifier.startsWith('#') && isTheirs && !pureApi.includes(specifier))
          customers.add(`${file} imports ${specifier}`);
        else if (specifier.startsWith('#')) visit(join('src', specifier.slice(1)));
        else if (specifier.startsWith('./')) visit(join(file, '..', specifier));
      }
    };
    own.forEach(({ file }) => visit(file));
    expect([...customers]).toEqual([]);
  });

  it('is independent of the shop: no module of the shop imports it', () => {
    const wrong = imports
      .filter(({ file }) => file.startsWith('src/') || file.startsWith('sw/'))
      .filter(({ file, specifier }) => {
        const isOwn = /^src\/(counter|contract\/counter|text\/counter)\//.test(file);
        return !isOwn && /^#(counter|contract\/counter|text\/counter)\//.test(specifier);
      })
      .map(({ file, specifier }) => `${file} imports ${specifier}`);
    expect(wrong).toEqual([]);
  });
});

describe('an overlay', () => {
  const dialogs = ['src/ui/ModalDialog.tsx', 'src/ui/PlainDialog.tsx'];

  it.each(dialogs)('is rendered at the end of the body and inherits nothing: %s', (file) => {
    expect(withoutComments(file)).toMatch(
      /createPortal\(\s*<dialog\b[^]*,\s*document\.body,?\s*\)/,
    );
  });
});

describe('a print rule', () => {
  it('does not use `:has()`: Firefox before 121 drops a rule with it, and prints the whole page', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join('src', file));
    const forPaper = sheets.flatMap((file) => {
      const [, ...blocks] = readFileSync(file, 'utf8').split('@media print');
      return blocks.map((block) => ({ file, block }));
    });
    expect(forPaper.length).toBeGreaterThan(10);
    const wrong = forPaper.filter(({ block }) => block.includes(':has('));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/**
 * The state that modules of these parts keep between calls. Their tests share a process
 * (`vitest.config.ts`), so a test that changes one of these restores it.
 */
const keptInModules: Record<string, string[]> = {
  'demo/pictures/text-outline.ts': ['opened', 'shaped'],
  'server/endpoint/read-upload.ts': ['activeUploads'],
  'server/http/openapi/openapi-schemas.ts': ['shownNames'],
  'server/services/accounts/passwords.ts': ['cost', 'atWork', 'waiting'],
  'server/services/uploads/pictures.ts': ['maxPixels'],
  'server/services/uploads/parse-in-child-process.ts': ['idle'],
  'src/domain/search/distance.ts': ['older', 'previous', 'current'],
  'src/text/sentences.ts': ['spoken'],
};

it('modules of server, domain, contract and text keep only the listed state', () => {
  // Matches a variable, an empty list, or a collection that is filled later.
  const kept =
    /^(?:export )?(?:let (\w+)|const (\w+)\b(?!: Readonly).* = (?:\[\]|new (?:Weak|LRU)?(?:Map|Set|Cache)(?:<.*>)?\((?:\)|\{ max)))/gm;
  const found = files
    .filter((file) => /^(server|demo|src\/(domain|contract|text))\//.test(file))
    .filter((file) => !file.startsWith('server/commands/'))
    .flatMap((file) => {
      const names = [...readFileSync(file, 'utf8').matchAll(kept)].map(
        (it) => it[1] ?? it[2] ?? '',
      );
      return names.length > 0 ? [[file, names] as const] : [];
    });
  expect(Object.fromEntries(found)).toEqual(keptInModules);
});
