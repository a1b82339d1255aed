// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
  type MockInstance,
} from 'vitest';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { loadLimits } from '#parts/lazy/use-load-delay.ts';

const code = vi.fn<() => Promise<(props: { word: string }) => string>>();
const lost = new TypeError('Failed to fetch dynamically imported module');
const ready = ({ word }: { word: string }) => word;

let reload: MockInstance<() => void>;

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  code.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

function open(Part = lazyPart(code, { Waiting: () => 'loading' })) {
  const page = (
    <main>
      <h1>The page</h1>
      <Part word="The part is here" />
    </main>
  );
  return render(page, { onCaughtError: () => undefined });
}

describe('a lazy part', () => {
  it('renders its fallback while it loads, then itself', async () => {
    code.mockResolvedValue(ready);
    open();
    expect(screen.getByText('loading')).toBeTruthy();
    expect(await screen.findByText('The part is here')).toBeTruthy();
  });

  // shell-66
  it('keeps the markup of the server if the page renders again before its code has loaded', async () => {
    const Part = lazyPart(code, { Waiting: () => 'loading' });
    function Page() {
      const [language, setLanguage] = useState('English');
      return (
        <main>
          <button type="button" onClick={() => setLanguage('Bengali')}>
            {language}
          </button>
          <Part word="The part is here" />
        </main>
      );
    }
    code.mockReturnValue(new Promise(() => undefined));
    const container = document.createElement('div');
    onTestFinished(() => container.remove());
    document.body.append(container);
    // React marks a completed boundary of the server with these comments.
    container.innerHTML =
      '<main><button type="button">English</button><!--$-->The part is here<!--/$--></main>';
    const root = await act(() => hydrateRoot(container, <Page />));
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(container.textContent).toBe('BengaliThe part is here');
    act(() => root.unmount());
  });

  // errors-35, shell-57
  it('shows that its code failed to load without removing the page, and Retry reloads the page', async () => {
    code.mockRejectedValue(lost);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('This part did not load.');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    await retry();
    expect(reload).toHaveBeenCalledOnce();
  });

  // errors-35
  it('requests its code again on Retry without a network, without a reload', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    code.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    code.mockResolvedValue(ready);
    open();
    await retry();
    await vi.waitFor(() => expect(code).toHaveBeenCalledTimes(2));
    await retry();
    expect(await screen.findByText('The part is here')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  // errors-35
  it('requests its code again when it is mounted again', async () => {
    code.mockRejectedValueOnce(lost);
    code.mockResolvedValue(ready);
    const Part = lazyPart(code);
    open(Part);
    await screen.findByRole('alert');
    cleanup();
    open(Part);
    expect(await screen.findByText('The part is here')).toBeTruthy();
  });

  // errors-35
  it('renders nothing if its code failed to load and it has no error state', async () => {
    code.mockRejectedValue(lost);
    open(lazyPart(code, { Failed: null }));
    await vi.waitFor(() => expect(code).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('main').textContent).toBe('The page');
  });

  // errors-34
  it('offers a reload after 20 s, and shows after 120 s that its code failed to load', async () => {
    vi.useFakeTimers();
    code.mockReturnValue(new Promise(() => undefined));
    open();
    await act(() => vi.advanceTimersByTimeAsync(loadLimits.offerMs - 1));
    expect(screen.getByRole('main').textContent).toBe('The pageloading');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status').textContent).toContain('This is taking a while.');
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(loadLimits.timeoutMs));
    expect(screen.getByRole('alert').textContent).toContain('This part did not load.');
  });
});
