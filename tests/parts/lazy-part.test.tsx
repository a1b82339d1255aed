// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useUnfinished } from '#state/update.ts';

const code = vi.fn<() => Promise<(props: { word: string }) => string>>();
const lost = new TypeError('Failed to fetch dynamically imported module');

let reload: MockInstance<() => void>;

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  code.mockReset();
  vi.restoreAllMocks();
});

const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

function Form({ isUnfinished }: { isUnfinished: boolean }) {
  useUnfinished(isUnfinished);
  return null;
}

function open(isUnfinished = false) {
  const Part = lazyPart(code, 'on its way');
  const page = (
    <main>
      <h1>The page</h1>
      <Form isUnfinished={isUnfinished} />
      <Part word="The part is here" />
    </main>
  );
  render(page, { onCaughtError: () => undefined });
}

describe('a part of a screen that is asked for', () => {
  it('is waited for, and shown', async () => {
    code.mockResolvedValue(({ word }) => word);
    open();
    expect(screen.getByText('on its way')).toBeTruthy();
    expect(await screen.findByText('The part is here')).toBeTruthy();
  });

  // errors-35, shell-57
  it('says that it did not come, with the page around it, and comes on Retry', async () => {
    code.mockRejectedValueOnce(lost);
    code.mockResolvedValue(({ word }) => word);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('This part did not load.');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    await retry();
    expect(await screen.findByText('The part is here')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  // errors-35
  it('is fetched by a page that begins anew where Retry did not bring it', async () => {
    code.mockRejectedValue(lost);
    open();
    await retry();
    await vi.waitFor(() => expect(code).toHaveBeenCalledTimes(2));
    expect(reload).not.toHaveBeenCalled();
    await retry();
    expect(reload).toHaveBeenCalledOnce();
  });

  // errors-35
  it.each([
    ['while something is being written', { isUnfinished: true, isOnline: true }],
    ['without a network', { isUnfinished: false, isOnline: false }],
  ])('never takes the page away %s', async (_, { isUnfinished, isOnline }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    code.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    code.mockResolvedValue(({ word }) => word);
    open(isUnfinished);
    await retry();
    await vi.waitFor(() => expect(code).toHaveBeenCalledTimes(2));
    await retry();
    expect(await screen.findByText('The part is here')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});
