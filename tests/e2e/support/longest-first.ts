import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whoever begins one of these last waits for it alone. The longest first. */
const longest = [
  'sweep',
  'main-paths',
  'order-faults',
  'faults',
  'storage',
  'rendered',
  'checkout',
  'customer-month',
];

function placeOf({ moduleId }: TestSpecification): number {
  const at = longest.indexOf(basename(moduleId, '.test.ts'));
  return at < 0 ? longest.length : at;
}

/** The files that take longest are begun first, so that the workers end together. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}
