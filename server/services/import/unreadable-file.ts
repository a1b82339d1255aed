import type { ColumnQuestion } from '#contract/counter/imports.ts';
import { importFileProblem, type FileProblem } from '#text/counter/import-file.ts';

/** The file as a whole cannot be read. `problem` is the reason. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem;
  /** The columns that a person can choose; null if the file is no table. */
  readonly question: ColumnQuestion | null;

  constructor(problem: FileProblem, question: ColumnQuestion | null = null) {
    super(importFileProblem(problem, 'en'));
    this.problem = problem;
    this.question = question;
  }
}
