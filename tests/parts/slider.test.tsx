// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Slider } from '#parts/slider/Slider.tsx';
import { everythingIsInWindow } from '#tests/screens/intersection-observer.ts';

const labels = {
  slide: (position: number, count: number) => `${position} of ${count}`,
  count: (position: number, count: number) => `${position} / ${count}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
};

const slides = ['Eid offers', 'Baby week', 'Order by photo'].map((words) => ({
  id: words,
  content: <p>{words}</p>,
}));

/** Simulates a layout with slides side by side, each as wide as the window. */
function layOut(): void {
  const width = 300;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const at = slides.findIndex(({ id }) => this.textContent === id);
    return Math.max(0, at) * width;
  });
}

beforeEach(() => {
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(
    Object.assign(Object.create(null), { getPropertyValue: () => '0px' }),
  );
  everythingIsInWindow();
  layOut();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const interval = 3_000;
const shown = () => screen.getByText(/ \/ 3$/).textContent;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** Renders a slider that moves. Returns its track. */
async function open(): Promise<Element> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  render(<Slider label="Offers" slides={slides} labels={labels} />);
  await screen.findByRole('button', { name: 'Pause' });
  const track = screen.getByRole('region', { name: 'Offers' }).firstElementChild;
  if (!track) throw new Error('no track');
  return track;
}

describe('a slider', () => {
  // catalogue-11
  it('the slider moves after 3 seconds, and from the last slide to the first', async () => {
    await open();
    const seen = [shown()];
    for (const _ of slides) {
      pass(interval - 1);
      expect(shown()).toBe(seen.at(-1));
      pass(1);
      seen.push(shown());
    }
    expect(seen).toEqual(['1 / 3', '2 / 3', '3 / 3', '1 / 3']);
  });

  // catalogue-12
  it('the buttons turn the slider, which does not move while it is paused', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown()).toBe('2 / 3');
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(2 * interval);
    expect(shown()).toBe('1 / 3');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(interval);
    expect(shown()).toBe('2 / 3');
  });

  // catalogue-13
  it.each([
    ['a mouse', 'pointerenter', 'pointerleave'],
    ['a finger', 'pointerdown', 'pointerup'],
    ['the focus', 'focusin', 'focusout'],
  ])('the slider does not move under %s', async (_, begins, ends) => {
    const track = await open();
    track.dispatchEvent(new Event(begins));
    pass(2 * interval);
    expect(shown()).toBe('1 / 3');
    track.dispatchEvent(new Event(ends));
    pass(interval);
    expect(shown()).toBe('2 / 3');
  });

  // catalogue-13
  it('the slider does not move in a hidden tab', async () => {
    await open();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(2 * interval);
    expect(shown()).toBe('1 / 3');
    hidden.mockReturnValue(false);
    pass(interval);
    expect(shown()).toBe('2 / 3');
  });

  // catalogue-13
  it('the slider does not move under Save-Data', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    render(<Slider label="Offers" slides={slides} labels={labels} />);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(screen.getByText('Baby week')).toBeTruthy();
    Reflect.deleteProperty(navigator, 'connection');
  });

  // catalogue-5
  it.each([
    ['stands side by side', 1280, true],
    ['is a slider', 360, false],
  ])('a set with the inline layout %s at %i px', async (_, width, isStill) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
      const from = Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY);
      return Object.assign(new EventTarget(), { media, matches: width >= from }) as MediaQueryList;
    });
    render(<Slider label="Offers" slides={slides} labels={labels} wide="inline" />);
    expect(screen.getByRole('region', { name: 'Offers' }).className).toContain('inline');
    if (!isStill) return void (await screen.findByRole('button', { name: 'Pause' }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });
});
