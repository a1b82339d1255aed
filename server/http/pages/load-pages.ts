import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagesBundle } from '#contract/pages.ts';

/**
 * The built screens beside the built shop; null if they were not built (development, a bare API).
 */
export async function loadPages(shopDir: string): Promise<PagesBundle | null> {
  const file = join(shopDir, '..', 'pages', 'render-page.js');
  if (!existsSync(file)) return null;
  const bundle: PagesBundle = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return bundle;
}
