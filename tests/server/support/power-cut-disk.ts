/**
 * A disk under the embedded database whose power can be cut. The database writes to a real folder.
 * Beside it, the store holds the state after a power cut: the synced content of files, and the
 * names (created, moved, removed) in the file system's journal, which every sync flushes. At the
 * cut, a random part of the pending changes also reaches the disk, page by page, as on real disks.
 */
import {
  closeSync,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Chance } from '#demo/pictures/chance.ts';

const page = 4096;

interface Node {
  name: string;
}
interface Stream {
  nfd: number;
  node: Node;
}

/** The file operations of PGlite. `fsync` exists only if a wrapper added it. */
interface FileOperations {
  realPath: (node: Node) => string;
  node_ops: {
    mknod: (parent: Node, name: string, mode: number, device: number) => Node;
    rename: (node: Node, folder: Node, name: string) => void;
    unlink: (parent: Node, name: string) => void;
    rmdir: (parent: Node, name: string) => void;
    setattr: (node: Node, changes: { size?: number }) => void;
  };
  stream_ops: {
    write: (
      stream: Stream,
      bytes: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ) => number;
    setattr: (stream: Stream, changes: { size?: number }) => void;
    fsync?: (stream: Stream) => number;
  };
}

type Entry = number | 'folder';

export class PowerCutDisk {
  /** Whether the power is cut. Later writes do not reach the disk. */
  isCut = false;
  /** The number of changes that still reach the disk before the cut. */
  #left = Number.POSITIVE_INFINITY;
  /** The entries on the disk: each path with the number of its content in the store. */
  readonly #names = new Map<string, Entry>();
  #changedNames: (() => void)[] = [];
  /** The files of the real folder by inode, with their unsynced pages. */
  readonly #files = new Map<number, { id: number; pages: Set<number> }>();
  #lastId = 0;
  readonly folder: string;
  readonly store: string;
  readonly chance: Chance;

  /** The current content of `folder` counts as synced. `store` must be an empty folder. */
  constructor(folder: string, store: string, chance: Chance) {
    this.folder = folder;
    this.store = store;
    this.chance = chance;
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isDirectory()) this.#names.set(relative(folder, path), 'folder');
      else {
        const { id } = this.#fileOf(lstatSync(path).ino);
        copyFileSync(path, this.#stored(id));
        this.#names.set(relative(folder, path), id);
      }
    }
  }

  /** Cuts the power after this many more changes. */
  cutAfter(changes: number): void {
    this.#left = changes;
  }

  /** Makes these files write to this disk. */
  under<Files extends NodeFS>(files: Files): Files {
    const init = files.init.bind(files);
    files.init = async (...args) => {
      const { emscriptenOpts } = await init(...args);
      const record = (mod: object) => this.#record(Reflect.get(mod, 'NODEFS') as FileOperations);
      return {
        emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), record] },
      };
    };
    return files;
  }

  /** Replaces the real folder by the content that survived the power cut. */
  replaceBySurvivors(): void {
    if (!this.isCut) this.#cut();
    rmSync(this.folder, { recursive: true });
    mkdirSync(this.folder, { mode: 0o700 });
    const inOrder = [...this.#names].toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (const [path, entry] of inOrder) {
      if (entry === 'folder') mkdirSync(join(this.folder, path), { mode: 0o700 });
      else renameSync(this.#stored(entry), join(this.folder, path));
    }
    rmSync(this.store, { recursive: true });
    mkdirSync(this.store);
  }

  #record({ realPath, node_ops: names, stream_ops: streams }: FileOperations): void {
    const { mknod, rename, unlink, rmdir, setattr } = names;
    const nameOf = (parent: Node, name: string) =>
      relative(this.folder, join(realPath(parent), name));
    names.mknod = (parent, name, mode, device) => {
      const node = mknod(parent, name, mode, device);
      const made = lstatSync(realPath(node));
      const entry = made.isDirectory() ? 'folder' : this.#fileOf(made.ino).id;
      if (entry !== 'folder') writeFileSync(this.#stored(entry), '');
      const path = nameOf(parent, name);
      this.#changeNames(() => this.#names.set(path, entry));
      return node;
    };
    names.rename = (node, folder, name) => {
      const from = relative(this.folder, realPath(node));
      const to = nameOf(folder, name);
      const entry = lstatSync(realPath(node));
      if (entry.isDirectory()) throw new Error('This disk moves files only.');
      this.#forget(join(this.folder, to));
      rename(node, folder, name);
      this.#changeNames(() => {
        const moved = this.#names.get(from);
        if (moved === undefined) throw new Error(`There is no ${from} to move.`);
        this.#names.set(to, moved);
        this.#names.delete(from);
      });
    };
    names.unlink = (parent, name) => {
      const path = nameOf(parent, name);
      this.#forget(join(this.folder, path));
      unlink(parent, name);
      this.#changeNames(() => this.#names.delete(path));
    };
    names.rmdir = (parent, name) => {
      const path = nameOf(parent, name);
      rmdir(parent, name);
      this.#changeNames(() => this.#names.delete(path));
    };
    names.setattr = (node, changes) => {
      setattr(node, changes);
      if (changes.size !== undefined) this.#write(lstatSync(realPath(node)).ino, 0, 0);
    };
    const { write, setattr: setOpen, fsync } = streams;
    streams.write = (stream, bytes, offset, length, position) => {
      const written = write(stream, bytes, offset, length, position);
      this.#write(fstatSync(stream.nfd).ino, position, written);
      return written;
    };
    streams.setattr = (stream, changes) => {
      setOpen(stream, changes);
      if (changes.size !== undefined) this.#write(fstatSync(stream.nfd).ino, 0, 0);
    };
    // This class is the disk, so the real disk need not be synced.
    if (fsync) streams.fsync = ({ nfd }) => this.#sync(nfd);
  }

  /** Whether the next change still reaches the disk. Cuts the power when the limit is reached. */
  #takes(): boolean {
    if (this.isCut) return false;
    if (this.#left <= 0) this.#cut();
    this.#left -= 1;
    return !this.isCut;
  }

  #changeNames(change: () => void): void {
    if (this.#takes()) this.#changedNames.push(change);
  }

  #write(inode: number, position: number, length: number): void {
    if (!this.#takes()) return;
    const { pages } = this.#fileOf(inode);
    const last = length === 0 ? -1 : Math.floor((position + length - 1) / page);
    for (let at = Math.floor(position / page); at <= last; at += 1) pages.add(at);
    // A change of the size alone is a change too.
    if (last < 0) pages.add(0);
  }

  #sync(nfd: number): 0 {
    const file = this.#files.get(fstatSync(nfd).ino);
    const isNews = (file && file.pages.size > 0) || this.#changedNames.length > 0;
    if (!isNews || !this.#takes()) return 0;
    for (const change of this.#changedNames.splice(0)) change();
    if (!file) return 0;
    this.#keep(nfd, file.id, file.pages);
    file.pages.clear();
    return 0;
  }

  /** Copies these pages of the open file, and its size, to the disk. */
  #keep(nfd: number, id: number, pages: Iterable<number>): void {
    const kept = openSync(this.#stored(id), 'r+');
    const bytes = Buffer.alloc(page);
    for (const at of pages) {
      const length = readSync(nfd, bytes, 0, page, at * page);
      writeSync(kept, bytes, 0, length, at * page);
    }
    ftruncateSync(kept, fstatSync(nfd).size);
    closeSync(kept);
  }

  #cut(): void {
    this.isCut = true;
    const journalled = Math.floor(this.chance.between(0, this.#changedNames.length + 1));
    for (const change of this.#changedNames.slice(0, journalled)) change();
    if (this.chance.happens(0.5)) return;
    for (const entry of readdirSync(this.folder, { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name);
      const file = this.#files.get(lstatSync(path).ino);
      if (!file || file.pages.size === 0) continue;
      const nfd = openSync(path, 'r');
      this.#keep(
        nfd,
        file.id,
        [...file.pages].filter(() => this.chance.happens(0.5)),
      );
      closeSync(nfd);
    }
  }

  #fileOf(inode: number): { id: number; pages: Set<number> } {
    const known = this.#files.get(inode);
    if (known) return known;
    const file = { id: (this.#lastId += 1), pages: new Set<number>() };
    this.#files.set(inode, file);
    return file;
  }

  /** Forgets the inode of a removed file, because another file may get it. */
  #forget(path: string): void {
    const gone = lstatSync(path, { throwIfNoEntry: false });
    if (gone) this.#files.delete(gone.ino);
  }

  #stored(id: number): string {
    return join(this.store, String(id));
  }
}
