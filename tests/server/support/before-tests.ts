import { beforeAll } from 'vitest';

/**
 * Runs `prepare` before the tests of a file or a describe. The returned object is empty until then
 * and receives the properties of the result, so that a `const` of the file can hold it. The result
 * must be a plain object, because the methods of a class are not copied.
 */
export function beforeTests<T extends object>(prepare: () => Promise<T>): T {
  const prepared = {} as T;
  beforeAll(async () => {
    Object.assign(prepared, await prepare());
  });
  return prepared;
}
