// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';

const code = vi.fn<() => Promise<(props: { word: string }) => string>>();
const lost = new TypeError('Failed to fetch dynamically imported module');

afterEach(() => {
  cleanup();
  code.mockReset();
});

function open() {
  const Part = lazyPart(code, 'on its way');
  const page = (
    <main>
      <h1>The page</h1>
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
    code.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    code.mockResolvedValue(({ word }) => word);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('This part did not load.');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() => expect(code).toHaveBeenCalledTimes(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The part is here')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
