// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Picture } from '#parts/picture/Picture.tsx';
import { observeNetwork } from '#state/network.ts';
import { hideFailedPictures } from '#ui/hide-failed-pictures.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function aPicture() {
  return (
    <Picture type="Product" size="Small" file="napa.webp" alt="Napa" width={160} height={160} />
  );
}

function loaded(complete: boolean, naturalWidth: number): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/napa.webp');
}

describe('a picture', () => {
  // catalogue-49
  it('a picture that failed before hydration shows the default one in its place', () => {
    loaded(true, 0);
    const { container } = render(aPicture());
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg[width="160"]')).toBeTruthy();
  });

  it('a loaded or loading picture stays', () => {
    loaded(true, 320);
    expect(render(aPicture()).container.querySelector('img')).toBeTruthy();
    loaded(false, 0);
    expect(render(aPicture()).container.querySelector('img')).toBeTruthy();
  });

  // catalogue-49
  it('a failed picture is fetched again on another network', () => {
    loaded(false, 0);
    const { container } = render(aPicture());
    fireEvent.error(container.querySelector('img') ?? document.body);
    expect(container.querySelector('img')).toBeNull();
    act(() => observeNetwork('nobody', null));
    expect(container.querySelector('img')).toBeTruthy();
    act(() => observeNetwork('shop', null));
  });
});

describe('a picture without a default', () => {
  it('the browser’s broken icon is never shown, and the picture appears once it loads', () => {
    loaded(true, 0);
    const { container } = render(<img src="/early.webp" alt="An early one" />);
    const image = container.querySelector('img');
    if (!image) throw new Error('no picture');
    hideFailedPictures();
    expect(image.hasAttribute('data-failed')).toBe(true);
    fireEvent.load(image);
    expect(image.hasAttribute('data-failed')).toBe(false);
    fireEvent.error(image);
    expect(image.hasAttribute('data-failed')).toBe(true);
  });
});
