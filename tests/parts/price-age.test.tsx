// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PriceTag } from '#parts/product-card/PriceTag.tsx';
import { languageStore } from '#state/language.ts';
import { aProduct } from '#tests/builders/product.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-05T11:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  act(() => {
    languageStore.set('en');
  });
  cleanup();
  vi.useRealTimers();
});

function show(pricedAt?: string): void {
  const since = pricedAt === undefined ? undefined : Date.parse(pricedAt);
  render(<PriceTag product={aProduct({ pricedAt: since })} />);
}

describe('a price', () => {
  // offline-172
  it('a price that the shop has just returned has no age', () => {
    show();
    expect(screen.getByText('৳1.20').textContent).toBe('৳1.20');
    expect(document.body.textContent).not.toMatch(/as of/);
  });

  // offline-172
  it('an older price shows its time if it is from today, otherwise its day', async () => {
    show('2026-11-05T08:05:00Z');
    await screen.findByText('as of 2:05 PM');
    show('2026-11-03T08:05:00Z');
    await screen.findByText('as of 3 November');
    show('2025-12-31T08:05:00Z');
    await screen.findByText('as of 31 December 2025');
  });

  // offline-172
  it('a price with an unknown date shows no day', async () => {
    show('1970-01-01T00:00:00.001Z');
    await screen.findByText('an older price');
  });

  // offline-172
  it('the age is in Bengali on a Bengali page', async () => {
    act(() => {
      languageStore.set('bn');
    });
    show('2026-11-05T08:05:00Z');
    await screen.findByText('দুপুর ২:০৫-এর দাম');
    show('2026-11-03T08:05:00Z');
    await screen.findByText('৩ নভেম্বর তারিখের দাম');
  });
});
