/** Why a call of the counter did not do what was asked. */
import type { problemsText } from '#text/counter/problems.ts';
import type { Spoken } from '#text/sentences.ts';

/**
 * `refused`: a rule of the shop, with its sentence. `forbidden`: not for this role. `missing`: nothing
 * there. `unreachable`: nobody responded, or somebody else did. `signed-out`: the session ended and
 * nobody signed in again. `failed`: the shop's own mistake.
 */
export type ProblemKind =
  | 'refused'
  | 'forbidden'
  | 'missing'
  | 'unreachable'
  | 'busy'
  | 'signed-out'
  | 'failed';

export class CounterProblem extends Error {
  readonly kind: ProblemKind;
  /** The refusal's Id, as the contract names it; '' where there is none. */
  readonly id: string;
  /** The server's sentence in the reader's language; '' where there is none. */
  readonly sentence: string;
  /** What the server says besides. */
  readonly content: unknown;

  constructor(
    kind: ProblemKind,
    details: { id?: string; sentence?: string; content?: unknown } = {},
  ) {
    super(details.sentence || kind);
    this.name = 'CounterProblem';
    this.kind = kind;
    this.id = details.id ?? '';
    this.sentence = details.sentence ?? '';
    this.content = details.content ?? null;
  }
}

/** What is said about anything that was thrown, in the reader's language. */
export function sentenceOf(problem: unknown, t: Spoken<typeof problemsText>): string {
  if (!(problem instanceof CounterProblem)) return t.failed;
  if (problem.kind === 'unreachable') return t.unreachable;
  return problem.sentence || t[problem.kind];
}

/** True for a refusal of that Id. */
export function isRefusedAs(problem: unknown, id: string): boolean {
  return problem instanceof CounterProblem && problem.id === id;
}

/**
 * True where nobody knows whether it was done: no response came, or the shop failed at it, which may
 * have been after it had written it down.
 */
export function isUnsure(problem: unknown): boolean {
  return problem instanceof CounterProblem && unsure.has(problem.kind);
}

const unsure: ReadonlySet<ProblemKind> = new Set(['unreachable', 'busy', 'failed']);

/** True where the network is to blame. */
export function isUnreachable(problem: unknown): boolean {
  return problem instanceof CounterProblem && problem.kind === 'unreachable';
}
