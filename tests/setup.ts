import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected `console.error` fails the test; one that expects it takes `console.error` over with a spy of its own. */
const complaint = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  complaint.mockClear();
  console.error = complaint;
});

afterEach(() => {
  expect(complaint.mock.calls.map((words) => words.map(String).join(' '))).toEqual([]);
});

/** Where a page of a test begins. */
const start = typeof location === 'undefined' ? null : location.href;

/**
 * happy-dom follows every link that is pressed by its address alone, to `blob:` and `sms:` too.
 * Nothing that begins with `/` can be found from there: the pictures of the next tests, and of the
 * next files of this worker, would fail.
 */
afterEach(() => {
  if (start !== null && location.protocol !== new URL(start).protocol) location.href = start;
});

/** The next file of this worker finds the world as it is: a disk that one file has put in the place of the usual one is gone with it. */
afterAll(() => {
  vi.unstubAllGlobals();
});
