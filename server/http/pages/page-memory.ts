import type { Sendable } from './sendable.ts';

/** Bytes of remembered pages, in all forms. */
const mostBytes = 24_000_000;

/** Drawn pages by name; the ones not asked for longest go first when there are too many. */
export class PageMemory {
  private readonly pages = new Map<string, Sendable>();
  private bytes = 0;

  get(name: string): Sendable | undefined {
    const page = this.pages.get(name);
    if (!page) return undefined;
    this.pages.delete(name);
    this.pages.set(name, page);
    return page;
  }

  set(name: string, page: Sendable): void {
    this.drop(name);
    this.pages.set(name, page);
    this.bytes += sizeOf(page);
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= mostBytes) break;
      this.drop(oldest);
    }
  }

  private drop(name: string): void {
    const page = this.pages.get(name);
    if (!page) return;
    this.pages.delete(name);
    this.bytes -= sizeOf(page);
  }
}

function sizeOf({ plain, br, gzip }: Sendable): number {
  return plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}
