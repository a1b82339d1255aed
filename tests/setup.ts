import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected `console.error` fails the test; one that expects it takes `console.error` over with a spy of its own. */
const complaint = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  complaint.mockClear();
  console.error = complaint;
});

afterEach(() => {
  expect(complaint.mock.calls.map((words) => words.map(String).join(' '))).toEqual([]);
});
