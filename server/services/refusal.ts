import type { Language, Pair } from '#text/sentences.ts';

interface RefusalOptions {
  status?: number;
  id?: string | number;
  content?: unknown;
  headers?: Record<string, string>;
}

/**
 * A refusal by the server. Without a status it is a business rule: HTTP 200 with IsError, its id
 * and its sentence. With a status it is a failure of the call.
 */
export class Refusal extends Error {
  readonly says: Pair<string>;
  readonly status: number;
  readonly id: string | number;
  readonly content: unknown;
  readonly headers: Record<string, string>;

  constructor(says: Pair<string>, options: RefusalOptions = {}) {
    super(says[0]);
    this.name = 'Refusal';
    this.says = says;
    this.status = options.status ?? 200;
    this.id = options.id ?? options.status ?? 999;
    this.content = options.content ?? null;
    this.headers = options.headers ?? {};
  }

  sentence(language: Language): string {
    return this.says[language === 'en' ? 0 : 1];
  }
}
