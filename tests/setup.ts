import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * An unexpected `console.error` fails the test. A test that expects one replaces `console.error`
 * with its own spy.
 */
const complaint = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  complaint.mockClear();
  console.error = complaint;
});

afterEach(() => {
  expect(complaint.mock.calls.map((words) => words.map(String).join(' '))).toEqual([]);
});

/** The address at which the page of a test starts. */
const start = typeof location === 'undefined' ? null : location.href;

/**
 * happy-dom follows every clicked link, also `blob:` and `sms:`, by changing only the address. No
 * address that begins with `/` resolves from there, and test files of one worker share the window,
 * so every `<img>` of later tests would fail.
 */
afterEach(() => {
  if (start !== null && location.protocol !== new URL(start).protocol) location.href = start;
});

/**
 * A failing query reports only what it looked for. Rendering the whole page into the message at
 * every retry of `findBy` would take most of its time. Use `screen.debug()` to print the page.
 */
if (start !== null) {
  const { storeShop } = await import('#tests/builders/shop.ts');
  beforeEach(() => storeShop());
  const { configure } = await import('@testing-library/react');
  configure({
    // The timeout only ends a test that hangs. On a busy machine, a file's first upload has taken
    // more than ten seconds.
    asyncUtilTimeout: 20_000,
    getElementError: (message) => new Error(message ?? 'not found'),
    // Queries match visible text, not the announcements of a dialog for screen readers
    // (ui/ModalDialog.tsx).
    defaultIgnore: 'script, style, dialog > span:last-child > [role]',
  });
}

/**
 * A test file must not leave a mock, a changed setting or a fake clock behind, because its process
 * may run another file.
 */
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
