/**
 * One environment after the other within a project. A worker that next finds a
 * file of another environment ends, and a new one loads everything anew: by size
 * alone, as files are sorted otherwise, that is every second file.
 */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not an array's
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const pages = new Set(own.filter(needsPage));
      return [...pages, ...own.filter((file) => !pages.has(file))];
    });
  }
}

function needsPage({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');
}
