/**
 * What the embedded database accepted, written down twice. It runs without
 * fsync, so a power cut could take answers back that a phone already counts on:
 * each accepted letter is appended here and synced before its answer leaves.
 * At start, lines whose letter is missing from the tables are applied again.
 */
import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './durable.ts';

/** Something accepted, as the rows that hold it. */
export interface JournalEntry {
  kind: string;
  content: unknown;
}

export interface Journal {
  /** False for {@link noJournal}. */
  isKept: boolean;
  /** Resolves when the entry is on the disk. Entries that come together share one sync. */
  append: (entry: JournalEntry) => Promise<void>;
  /** Starts a new file, lets `checkpoint` make the database durable, then drops the older files. */
  rotate: (checkpoint: () => Promise<void>) => Promise<void>;
  /** Bytes written since the last rotation. */
  size: () => number;
  close: () => Promise<void>;
}

/** For PostgreSQL, which keeps its own. */
export const noJournal: Journal = {
  isKept: false,
  append: () => Promise.resolve(),
  rotate: (checkpoint) => checkpoint(),
  size: () => 0,
  close: () => Promise.resolve(),
};

const namePattern = /^(\d{8})\.ndjson$/;

/** Reads every whole line in order; a torn last line is no line. Lines with a wrong checksum are skipped. */
export async function readJournal(
  folder: string,
): Promise<{ entries: JournalEntry[]; damaged: number }> {
  const entries: JournalEntry[] = [];
  let damaged = 0;
  for (const name of await journalFiles(folder)) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
    const torn = lines.pop();
    for (const line of lines.filter(Boolean)) {
      const entry = readLine(line);
      if (entry) entries.push(entry);
      else damaged += 1;
    }
    const lastWhole = torn ? readLine(torn) : null;
    if (lastWhole) entries.push(lastWhole);
  }
  return { entries, damaged };
}

/** Opens a new journal file after the existing ones. The folder is made where it is missing. */
export async function openJournal(folder: string): Promise<Journal> {
  await mkdir(folder, { recursive: true });
  let file = await nextFile(folder);
  let written = 0;
  let waiting: { line: string; done: () => void; failed: (reason: unknown) => void }[] = [];
  let working: Promise<void> | null = null;
  let isTorn = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        // After a write that failed half-way the next one begins on a line of its own.
        const text = (isTorn ? '\n' : '') + batch.map((entry) => entry.line).join('');
        isTorn = true;
        await file.appendFile(text);
        await file.datasync();
        isTorn = false;
        written += text.length;
        for (const entry of batch) entry.done();
      } catch (failure) {
        for (const entry of batch) entry.failed(failure);
      }
    }
    working = null;
  }

  return {
    isKept: true,
    append: (entry) =>
      new Promise((done, failed) => {
        waiting.push({ line: writeLine(entry), done, failed });
        working ??= work();
      }),
    rotate: async (checkpoint) => {
      const older = await journalFiles(folder);
      const previous = file;
      file = await nextFile(folder);
      await working;
      await previous.close();
      await checkpoint();
      for (const name of older) await rm(join(folder, name), { force: true });
      written = 0;
    },
    size: () => written,
    close: async () => {
      await working;
      await file.close();
    },
  };
}

async function journalFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => namePattern.test(name)).toSorted();
}

async function nextFile(folder: string): Promise<FileHandle> {
  const last = (await journalFiles(folder)).at(-1);
  const number = Number(namePattern.exec(last ?? '')?.[1] ?? 0) + 1;
  const file = await open(join(folder, `${String(number).padStart(8, '0')}.ndjson`), 'a');
  await syncFolder(folder);
  return file;
}

function writeLine(entry: JournalEntry): string {
  const json = JSON.stringify(entry);
  return `${checksum(json)} ${json}\n`;
}

function readLine(line: string): JournalEntry | null {
  const gap = line.indexOf(' ');
  const json = line.slice(gap + 1);
  if (gap < 1 || checksum(json) !== line.slice(0, gap)) return null;
  const read: unknown = JSON.parse(json);
  return isEntry(read) ? read : null;
}

function isEntry(read: unknown): read is JournalEntry {
  return typeof read === 'object' && read !== null && 'kind' in read && 'content' in read;
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
