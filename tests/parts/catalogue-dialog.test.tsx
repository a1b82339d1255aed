// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { catalogueStore } from '#catalogue/catalogue-on-phone.ts';
import type { CatalogueNews, CatalogueRequest, CatalogueStatus } from '#catalogue/messages.ts';
import { wholeCatalogueCall } from '#domain/capabilities.ts';
import { CatalogueDialog } from '#parts/catalogue/CatalogueDialog.tsx';
import { catalogueChoiceStore } from '#state/catalogue-choice.ts';
import { languageStore } from '#state/language.ts';

const none: CatalogueStatus = { stored: null, coming: null, failure: null };
const stored = { products: 24_415, bytes: 812_345, checkedAt: new Date().toISOString() };

/** The status that the worker returns. A `fetch` stays pending until the test ends it. */
let status: CatalogueStatus;
let ended: (status: CatalogueStatus) => void;
let respondNow: () => void;
let asked: string[];
let canRun: boolean;
/** Whether the worker leaves requests for the status without a response. */
let isSilent = false;

/** A stand-in for the catalogue's worker, without a catalogue. */
class FakeWorker extends EventTarget {
  postMessage({ name, number }: CatalogueRequest): void {
    asked.push(name);
    if (!canRun) {
      queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { message: 'no code' })));
      return;
    }
    if (name === 'remove') status = none;
    if (name === 'fetch') {
      this.say({ type: 'progress', products: 8_000 });
      ended = (now) => {
        status = now;
        this.say({ type: 'reply', number, replies: { fetch: now } });
      };
      return;
    }
    const reply = () => this.say({ type: 'reply', number, replies: { [name]: status } });
    if (isSilent && name === 'status') respondNow = reply;
    else reply();
  }
  say(data: CatalogueNews): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

vi.mock('#catalogue/start-worker.ts', () => ({ startWorker: () => new FakeWorker() }));

beforeEach(() => {
  canRun = true;
  status = none;
  asked = [];
});
afterEach(() => {
  cleanup();
  catalogueStore.set(null);
  catalogueChoiceStore.clear();
  languageStore.clear();
  Reflect.deleteProperty(navigator, 'connection');
});

function open({ calls = [wholeCatalogueCall] } = {}): void {
  const client = new QueryClient();
  client.setQueryData(capabilitiesQuery().queryKey, {
    calls,
    keepsKeys: true,
    takesPayment: false,
  });
  render(
    <QueryClientProvider client={client}>
      <CatalogueDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the dialog of the catalogue', () => {
  // offline-154
  it('a tap fetches the catalogue, and the dialog shows the progress and then the content', async () => {
    open();
    await screen.findByText(/^Not on this phone/);
    await userEvent.click(await button('Download now'));
    await screen.findByText('On its way: 8,000 products so far');
    expect((await button('Download now')).getAttribute('aria-disabled')).toBe('true');
    ended({ ...none, stored });
    await screen.findByText(/^24,415 products are on this phone \(0\.8 MB\)/);
    await screen.findByText('Prices from a moment ago.');
    expect(catalogueChoiceStore.get()).toBe('wanted');
  });

  // offline-154
  it('a tap removes the catalogue, which stays removed', async () => {
    status = { ...none, stored };
    open();
    await userEvent.click(await button('Remove from this phone'));
    await screen.findByText(/^You removed it/);
    await button('Download now');
    expect(asked.slice(-2)).toEqual(['status', 'remove']);
    expect(catalogueChoiceStore.get()).toBe('unwanted');
  });

  // offline-154
  it('a stopped download shows its reason, and that it resumes from there', async () => {
    open();
    await userEvent.click(await button('Download now'));
    ended({ stored: null, coming: 8_000, failure: { kind: 'unreachable' } });
    await screen.findByText(/^The shop could not be reached/);
    await screen.findByText(/^8,000 products are here already/);
    await userEvent.click(await button('Download now'));
    ended({ stored: null, coming: 8_000, failure: { kind: 'full' } });
    await screen.findByText(/^This phone has no space left/);
  });

  // offline-154
  it('a late status response does not replace the progress', async () => {
    catalogueStore.set({ ...none, isFetching: false });
    isSilent = true;
    open();
    await userEvent.click(await button('Download now'));
    await screen.findByText('On its way: 8,000 products so far');
    respondNow();
    isSilent = false;
    await new Promise((resolve) => setTimeout(resolve, 20));
    await screen.findByText('On its way: 8,000 products so far');
    ended({ ...none, stored });
    await screen.findByText(/^24,415 products/);
  });

  // offline-154
  it('a worker that does not run is reported and can be retried', async () => {
    canRun = false;
    open();
    await screen.findByText(/^It cannot be opened on this phone just now/);
    expect(screen.queryByText(/^Not on this phone/)).toBeNull();
    canRun = true;
    await userEvent.click(await button('Download now'));
    ended({ ...none, stored });
    await screen.findByText(/^24,415 products/);
  });

  // offline-154
  it('the dialog shows that the download waits on an expensive connection', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    open();
    await screen.findByText(/data saver is on: it is downloaded when you ask for it/);
  });

  // offline-154
  it('the dialog describes only the app if the host offers no catalogue', async () => {
    open({ calls: [] });
    await screen.findByText('The app');
    expect(screen.queryByText('All products, with search')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download now' })).toBeNull();
  });

  // offline-154
  it('the dialog is in Bengali on a Bengali page', async () => {
    languageStore.set('bn');
    status = { ...none, stored };
    open();
    await screen.findByText(/^২৪,৪১৫টি পণ্য এই ফোনে আছে \(০\.৮ এমবি\)/);
    await button('এখনই হালনাগাদ করুন');
  });
});
