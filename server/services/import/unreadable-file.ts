import { importFileProblem, type FileProblem } from '#text/counter/import-file.ts';

/** The file as a whole cannot be read. `problem` is the reason. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(importFileProblem(problem, 'en'));
    this.problem = problem;
  }
}
