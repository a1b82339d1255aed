/** The reasons why a call of the counter failed. */
import type { problemsText } from '#text/counter/problems.ts';
import type { Spoken } from '#text/sentences.ts';

/**
 * `refused`: a rule of the shop, with its sentence. `forbidden`: not allowed for this role.
 * `missing`: does not exist. `unreachable`: no response, or not from the shop. `busy`: too many
 * requests, or the shop is overloaded. `signed-out`: the session ended and nobody signed in again.
 * `failed`: an error of the server.
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
  /** The Id of the refusal in the contract. '' if there is none. */
  readonly id: string;
  /** The server's sentence in the reader's language. '' if there is none. */
  readonly sentence: string;
  /** Further data of the response. */
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

/** The sentence to show for any thrown value, in the reader's language. */
export function sentenceOf(problem: unknown, t: Spoken<typeof problemsText>): string {
  if (!(problem instanceof CounterProblem)) return t.failed;
  if (problem.kind === 'unreachable') return t.unreachable;
  return problem.sentence || t[problem.kind];
}

/** Whether the problem is a refusal with this Id. */
export function isRefusedAs(problem: unknown, id: string): boolean {
  return problem instanceof CounterProblem && problem.id === id;
}

/**
 * Whether the change may have been made: there was no response, or the server failed, possibly
 * after it had stored the change.
 */
export function isUnsure(problem: unknown): boolean {
  return problem instanceof CounterProblem && unsure.has(problem.kind);
}

const unsure: ReadonlySet<ProblemKind> = new Set(['unreachable', 'busy', 'failed']);

/** Whether the network is the cause. */
export function isUnreachable(problem: unknown): boolean {
  return problem instanceof CounterProblem && problem.kind === 'unreachable';
}
