// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newSubmissionId, sendSubmission } from '#outbox/write.ts';
import { signInStore } from '#state/sign-in.ts';
import type { Language } from '#text/sentences.ts';
import {
  requestsTo,
  network,
  refusal,
  setNetwork,
  shopResponse,
  statusResponse,
  timesReached,
} from './network.ts';
import { submissionsOnDisk } from './indexed-db.ts';
import { signIn, usePhone, visit, write } from './shop-harness.tsx';

const theShop = usePhone();

const listPath = 'ReviewArea/Comment/ByProduct';
const addPath = 'ReviewArea/Comment/Create';
const product = '/product/details/napa-500-mg-tablet';
const otherProduct = '/product/details/ace-500-mg-tablet';

async function openTab(path = product, language: Language = 'en') {
  const shown = visit(path, language);
  const name = language === 'en' ? 'Reviews' : 'মতামত'.normalize('NFC');
  await shown.user.click(await screen.findByRole('tab', { name }));
  const label = language === 'en' ? 'Your comment' : 'আপনার মন্তব্য'.normalize('NFC');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: label });
  await waitFor(() => expect(field.disabled).toBe(false));
  return { ...shown, field };
}

const list = () => screen.findByRole('list', { name: 'Reviews' });
const pressPost = (user: ReturnType<typeof visit>['user']) =>
  user.click(screen.getByRole('button', { name: 'Post' }));

describe("a product's Reviews tab", () => {
  // catalogue-71, catalogue-72
  it('the tab requests the comments of its product, five per page, and has a pager', async () => {
    const { user } = await openTab();
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
    expect(requestsTo(listPath).at(0)?.body).toMatchObject({
      filter: [{ field: 'ProductId', operation: 0 }],
      pageNumber: 1,
      pageSize: 5,
    });
    const before = (await list()).textContent;
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(async () => expect((await list()).textContent).not.toBe(before));
  });

  // catalogue-60
  it('the tab opens by its own address', async () => {
    visit(`${product}#reviews`);
    expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeTruthy();
  });

  // catalogue-74
  it('the form works while the list loads, fails, is offline or is empty', async () => {
    network.holds = { path: /Comment\/ByProduct/, until: new Promise(() => undefined) };
    const waiting = await openTab();
    expect(await screen.findByRole('status', { name: 'Loading…' })).toBeTruthy();
    network.holds = null;
    await waiting.go('/contact');

    network.respond = (path) => (path.startsWith(listPath) ? statusResponse(418) : undefined);
    await openTab(otherProduct);
    expect(await screen.findByText(/\(Code: 418\)/)).toBeTruthy();
    network.respond = (path) =>
      path.startsWith(listPath) ? shopResponse({ Data: [], Total: 0 }) : undefined;
    await waiting.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeTruthy();
  });

  it('the list shows an offline state without a network', async () => {
    network.respond = (path) => {
      if (!path.startsWith(listPath)) return undefined;
      throw new TypeError('Failed to fetch');
    };
    await openTab();
    expect(await screen.findByText(/The shop could not be reached/)).toBeTruthy();
  });

  it('the tab is in Bengali on a Bengali page', async () => {
    await signIn(theShop());
    const { user } = await openTab(product, 'bn');
    await user.click(screen.getByRole('button', { name: 'পোস্ট করুন'.normalize('NFC') }));
    expect(await screen.findByText('মন্তব্য খালি রাখা যাবে না'.normalize('NFC'))).toBeTruthy();
  });
});

describe('posting a comment', () => {
  // catalogue-75
  it('a visitor gets the login form, returns to this tab, and finds the text unchanged', async () => {
    const { user, field } = await openTab();
    await write(user, field, 'A word of mine');
    await pressPost(user);
    await waitFor(() => expect(signInStore.get()).toEqual({ returnTo: `${product}#reviews` }));
    expect(field.value).toBe('A word of mine');
    expect(timesReached(addPath)).toBe(0);
  });

  // catalogue-76
  it("an empty comment shows 'Post can't be empty'", async () => {
    await signIn(theShop());
    const { user } = await openTab();
    await pressPost(user);
    expect(await screen.findByText("Post can't be empty")).toBeTruthy();
    expect(timesReached(addPath)).toBe(0);
  });

  // catalogue-78, catalogue-80
  it('the field is cleared, and the list is fetched again with the comment on top', async () => {
    await signIn(theShop());
    const { user, field } = await openTab();
    await list();
    await write(user, field, 'Came the same day');
    await pressPost(user);
    await waitFor(() => expect(field.value).toBe(''));
    await waitFor(async () => {
      const lists = await screen.findAllByRole('list', { name: 'Reviews' });
      const [first] = within(lists.at(-1) ?? document.body).getAllByRole('listitem');
      expect(first?.textContent).toMatch(/Test Customer.*Came the same day/);
    });
    expect(network.reached.find((one) => one.path === addPath)?.body).toEqual({
      ProductId: '11001',
      Content: 'Came the same day',
    });
  });

  it('a comment without a network is shown on this product’s list only and sent later', async () => {
    await signIn(theShop());
    const { user, field } = await openTab();
    await list();
    setNetwork('offline');
    await write(user, field, 'From the village');
    await pressPost(user);
    // The product itself is an article too.
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    const kept = within(screen.getAllByRole('article').at(-1) ?? document.body);
    expect(kept.getByText('From the village')).toBeTruthy();
    expect(kept.getByText('Napa 500 mg')).toBeTruthy();
    setNetwork('online');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(timesReached(addPath)).toBe(1);
  });

  // offline-92, shell-41
  it.each([
    { lost: 'key', productId: '11001', productKey: '' },
    { lost: 'id', productId: '', productKey: 'napa-500-mg-tablet' },
  ])('a comment without its product’s $lost is edited on the product’s page', async (found) => {
    const { lost, ...product } = found;
    const owner = await signIn(theShop());
    network.respond = (path) => (path === addPath ? refusal('Not like that', 417) : undefined);
    const { user, address } = visit('/about');
    const payload = { content: `Without its ${lost}`, productName: 'Napa 500 mg', ...product };
    await act(() => sendSubmission({ id: newSubmissionId(), kind: 'comment', owner, payload }));
    await user.click(await screen.findByRole('button', { name: /1 needs you|Not like that/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
    await waitFor(() => expect(field.value).toBe(`Without its ${lost}`));
    expect(address()).toBe('/product/details/napa-500-mg-tablet#reviews');
    network.respond = () => undefined;
    await pressPost(user);
    await waitFor(() =>
      expect(requestsTo(addPath).at(-1)?.body).toMatchObject({ ProductId: '11001' }),
    );
  });

  // offline-33
  it('a draft on one product does not appear on another', async () => {
    const first = await openTab();
    await write(first.user, first.field, 'About Napa');
    await waitFor(async () => expect(await submissionsOnDisk()).toHaveLength(1));
    document.body.replaceChildren();
    const other = await openTab(otherProduct);
    expect(other.field.value).toBe('');
    document.body.replaceChildren();
    const again = await openTab();
    await waitFor(() => expect(again.field.value).toBe('About Napa'));
  });
});
