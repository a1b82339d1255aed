/**
 * Reads and writes the catalogue's database on this phone. README.md lists its records. Each
 * function uses one transaction and checks the version in it, so a reader never mixes two
 * catalogues, and a write never revives one that was removed meanwhile.
 */
import { clear, createStore, del, get, promisifyRequest, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { catalogueDatabase } from '#contract/catalogue-database.ts';
import type { Category } from '#domain/product.ts';
import type { CatalogueResponse } from './messages.ts';
import { unpackText, type PackedText } from './packed-text.ts';
import { groupOf, productIn, productsOf } from './product-groups.ts';

/**
 * Identifies the shape of the stored records. Raise it in a release that changes the columns of a
 * stored product, a stored shelf or category, or the index that `SearchIndexBuilder` makes of the
 * same products (its code, or the lists of words in `domain/search`). Phones then download the
 * catalogue again. tests/catalogue/stored-shape.test.ts fails if the shape has changed without it.
 */
export const schemaNumber = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const meta = v.object({
  schema: v.literal(schemaNumber),
  /** The version of the server's catalogue, since which the next change is fetched. */
  version: v.string(),
  /** When the server last confirmed that this is the current state, ISO. */
  checkedAt: v.string(),
  products: count,
  groups: count,
  /** The compressed size of groups and shelves. */
  bytes: count,
  /**
   * The digest of the words from which the search index is built, and the size of the stored index:
   * 0 if none is stored, because the service worker builds none.
   */
  index: v.object({ digest: v.string(), bytes: count }),
});
/** The record `meta` of a complete catalogue. */
export type CatalogueMeta = v.InferOutput<typeof meta>;

const download = v.object({
  /** The version of the first part; changes are fetched since this version. */
  version: v.string(),
  parts: count,
  products: count,
  /** The cursor with which the next part is fetched; '' after the last one. */
  next: v.string(),
});
/** The record `download` of a download that is not complete. */
export type Download = v.InferOutput<typeof download>;

/** Thrown if the expected catalogue or download was removed or replaced meanwhile. */
export class CatalogueReplaced extends Error {}

let opened: UseStore | undefined;
function store(): UseStore {
  opened ??= createStore(...catalogueDatabase);
  return opened;
}

export const groupKey = (group: number) => `group-${group}`;
/** The key of the precomputed page for a request as the page writes it. */
export const shelfKey = (request: unknown) => `shelf${JSON.stringify(request)}`;
const partKey = (part: number) => `part-${part}`;

/** The current catalogue's record; null if there is none, or one of another schema number. */
export function readMeta(): Promise<CatalogueMeta | null> {
  return store()('readonly', metaIn);
}

async function metaIn(records: IDBObjectStore): Promise<CatalogueMeta | null> {
  const found = v.safeParse(meta, await read(records, 'meta'));
  return found.success ? found.output : null;
}

function read(records: IDBObjectStore, key: string): Promise<unknown> {
  return promisifyRequest<unknown>(records.get(key));
}

/** The download that is not complete; null if there is none. */
export async function readDownload(): Promise<Download | null> {
  const found = v.safeParse(download, await get<unknown>('download', store()));
  return found.success ? found.output : null;
}

/** The stored parts of a download, packed. */
export function readParts({ version, parts }: Download): Promise<unknown[]> {
  return readOf(
    'download',
    version,
    Array.from({ length: parts }, (_, part) => partKey(part)),
  );
}

/** The groups with these numbers of the catalogue with this version, packed. */
export function readGroups(version: string, groups: readonly number[]): Promise<unknown[]> {
  return readOf('meta', version, groups.map(groupKey));
}

/** The stored search index of the catalogue with this version; undefined if there is none. */
export async function readIndex(version: string): Promise<unknown> {
  const [index] = await readOf('meta', version, ['index']);
  return index;
}

type Source = 'meta' | 'download';

function readOf(source: Source, version: string, named: readonly string[]): Promise<unknown[]> {
  return store()('readonly', async (records) => {
    await requireVersion(records, source, version);
    return Promise.all(named.map((key) => read(records, key)));
  });
}

async function requireVersion(
  records: IDBObjectStore,
  source: Source,
  version: string,
): Promise<void> {
  const found: unknown = Reflect.get(Object(await read(records, source)), 'version');
  if (found !== version) throw new CatalogueReplaced();
}

const categories = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    nameBn: v.string(),
    image: v.string(),
    permalink: v.string(),
  }),
);

/** The shop's categories; null if they have not been fetched. */
export async function readCategories(): Promise<readonly Category[] | null> {
  const found = v.safeParse(categories, await get<unknown>('categories', store()));
  return found.success ? found.output : null;
}

/**
 * Reads the precomputed first page of a shelf (offline-184). Resolves to null if there is none for
 * this request. Rejects if it is damaged.
 */
export async function readShelf(request: unknown): Promise<CatalogueResponse> {
  const found = await readByMeta(() => shelfKey(request));
  if (found?.text === undefined) return null;
  return { content: JSON.parse(await unpackText(found.text)), savedAt: found.checkedAt };
}

/**
 * Reads a product from its group, by its permalink, or by its id if it has no permalink
 * (offline-186). Otherwise as {@link readShelf}.
 */
export async function readProduct(key: string): Promise<CatalogueResponse> {
  const found = await readByMeta(({ groups }) => groupKey(groupOf(key.toLowerCase(), groups)));
  if (!found) return null;
  const content = productIn(await productsOf(found.text), key);
  return content ? { content, savedAt: found.checkedAt } : null;
}

function readByMeta(
  keyIn: (meta: CatalogueMeta) => string,
): Promise<{ text: unknown; checkedAt: string } | null> {
  return store()('readonly', async (records) => {
    const now = await metaIn(records);
    return now && { text: await read(records, keyIn(now)), checkedAt: now.checkedAt };
  });
}

/**
 * Stores a part and the progress of its download. Rejects without a change if there is no room, and
 * with {@link CatalogueReplaced} if the previous parts were removed.
 */
export function storePart(next: Download, part: PackedText): Promise<void> {
  return write(async (records) => {
    if (next.parts > 1) await requireVersion(records, 'download', next.version);
    records.put(part, partKey(next.parts - 1));
    records.put(next, 'download');
  });
}

/** Runs `work` in a transaction that leaves everything as it was if it fails. */
function write<Result>(work: (records: IDBObjectStore) => Promise<Result>): Promise<Result> {
  return store()('readwrite', async (records) => {
    const written = promisifyRequest(records.transaction);
    try {
      const result = await work(records);
      await written;
      return result;
    } catch (cause) {
      // The browser has already aborted it if the quota is exceeded.
      if (records.transaction.error === null) records.transaction.abort();
      await written.catch(() => undefined);
      throw cause;
    }
  });
}

/** Discards the download that is not complete. The next one overwrites its parts. */
export async function forgetDownload(): Promise<void> {
  await del('download', store());
}

/** A complete catalogue as it is to be stored. */
export interface NextCatalogue {
  meta: CatalogueMeta;
  /** Groups, shelves, categories and index by key, as far as they have changed. */
  records: ReadonlyMap<string, unknown>;
  /** The keys of records that stay as they are. */
  unchanged: ReadonlySet<string>;
}

/**
 * Makes this the current catalogue and deletes all other records. Rejects with {@link
 * CatalogueReplaced} if the download or the catalogue from which it was made has gone meanwhile.
 */
export function storeCatalogue(
  source: Source,
  version: string,
  next: NextCatalogue,
): Promise<void> {
  return write(async (records) => {
    await requireVersion(records, source, version);
    for (const key of await promisifyRequest(records.getAllKeys()))
      if (typeof key !== 'string' || !next.unchanged.has(key)) records.delete(key);
    for (const [key, value] of next.records) records.put(value, key);
    records.put(next.meta, 'meta');
  });
}

/**
 * Changes these fields in the record of the catalogue with this version, and stores its index if
 * given. Rejects with {@link CatalogueReplaced} if another one is current.
 */
export function updateMeta(
  version: string,
  changed: Partial<CatalogueMeta>,
  index?: unknown,
): Promise<CatalogueMeta> {
  return write(async (records) => {
    const now = await metaIn(records);
    if (now?.version !== version) throw new CatalogueReplaced();
    const next = { ...now, ...changed };
    records.put(next, 'meta');
    if (index !== undefined) records.put(index, 'index');
    return next;
  });
}

/** Removes everything from the catalogue's database. */
export function removeStored(): Promise<void> {
  return clear(store());
}
