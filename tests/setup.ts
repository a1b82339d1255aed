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
 * happy-dom follows every pressed link, to `blob:` and `sms:` too, by changing the address alone. No
 * address that begins with `/` resolves from there, and files of one worker share the window: every
 * `<img>` of the next tests would fail.
 */
afterEach(() => {
  if (start !== null && location.protocol !== new URL(start).protocol) location.href = start;
});

/**
 * A search that fails says what was looked for: drawing the whole page into the message at every look
 * of every `findBy` would be most of its time (`screen.debug()` draws it).
 */
if (start !== null) {
  const { configure } = await import('@testing-library/react');
  configure({
    // It ends what hangs, and measures nothing: beside other work a file's first upload has taken more than ten seconds.
    asyncUtilTimeout: 20_000,
    getElementError: (message) => new Error(message ?? 'not found'),
    // A text is looked for where it is seen, not in what a dialog tells screen readers besides (ui/ModalDialog.tsx).
    defaultIgnore: 'script, style, dialog > span:last-child > [role]',
  });
}

/** A file leaves no stand-in, no changed setting and no other clock behind: its process may run another one. */
const found = world();

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  expect(world()).toMatchObject(found);
});

function world() {
  const { Date, fetch, setTimeout, setInterval } = globalThis;
  return {
    Date,
    fetch,
    setTimeout,
    setInterval,
    settings: { ...process.env },
    folder: process.cwd(),
  };
}
