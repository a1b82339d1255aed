// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestsTo, network, setNetwork, shopResponse, statusResponse } from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

useShop();

const listPath = 'GalleryArea/Gallery/Get';

async function pictures(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Pictures' });
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'));
  return within(list).getAllByRole('button');
}

async function captions(): Promise<(string | null | undefined)[]> {
  return (await pictures()).map(
    (one) => one.closest('figure')?.querySelector('figcaption')?.textContent,
  );
}

const lightbox = () => screen.findByRole('dialog', { name: 'Large picture' });

async function enlarged(at: number): Promise<{ dialog: HTMLElement; name: string }> {
  const dialog = await lightbox();
  const place = await within(dialog).findByText(`${at} of 21`);
  await waitFor(() => expect(within(dialog).getByRole('img')).toBeTruthy());
  return { dialog, name: place.nextElementSibling?.textContent ?? '' };
}

/** Focuses the dialog's first button, as a browser's showModal does. happy-dom's does not. */
function focusWithin(dialog: HTMLElement): void {
  within(dialog).getByRole('button', { name: 'Close' }).focus();
}

describe('the gallery', () => {
  // catalogue-98
  it('the gallery requests 5 pictures at a time, newest first, and shows them with their captions', async () => {
    visit('/gallery');
    expect(await pictures()).toHaveLength(5);
    const [request] = requestsTo(listPath);
    const query = new URLSearchParams(request?.path.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({
      isDescending: 'true',
      pageNumber: '1',
      pageSize: '5',
    });
    expect((await captions())[0]).toBe('Open until eleven at night');
    expect(screen.getByText('21 pictures')).toBeTruthy();
    expect(document.title).toBe('Gallery · Nirog');
  });

  // catalogue-98
  it('the gallery has its page in the address and a pager', async () => {
    const { user, address } = visit('/gallery');
    const first = await captions();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(address()).toBe('/gallery?page=2'));
    await waitFor(async () => expect(await captions()).not.toEqual(first));
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  });

  it('the last page opens by its address and shows the rest', async () => {
    visit('/gallery?page=5');
    expect(await captions()).toEqual(['Our counter in Dhanmondi']);
  });

  it('the gallery is in Bengali on a Bengali page', async () => {
    visit('/gallery', 'bn');
    await screen.findByRole('heading', { level: 1, name: 'গ্যালারি' });
    expect(await screen.findByText('রাত এগারোটা পর্যন্ত খোলা'.normalize('NFC'))).toBeTruthy();
    expect(screen.getByText('২১টি ছবি')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'পাতা ২' })).toBeTruthy();
  });

  // catalogue-101
  it('an empty gallery shows No Image Found!', async () => {
    network.respond = () => shopResponse({ Data: [], Total: 0 });
    visit('/gallery');
    expect(await screen.findByRole('heading', { name: 'No Image Found!' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pages of the gallery' })).toBeNull();
  });

  it('a page that does not exist links back', async () => {
    const { user, address } = visit('/gallery?page=80');
    expect(await screen.findByRole('heading', { name: 'There is no page 80' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /^To page \d+$/ }));
    await waitFor(() => expect(address()).toBe('/gallery?page=5'));
    expect(await pictures()).not.toHaveLength(0);
  });
});

describe('a picture in the large view', () => {
  // catalogue-99
  it('the large view shows the caption, the position, and links to the next and previous picture', async () => {
    const { user } = visit('/gallery');
    const names = await captions();
    const [, second] = await pictures();
    if (!second) throw new Error('no second picture');
    await user.click(second);
    const opened = await enlarged(2);
    expect(opened.name).toBe(names[1]);
    await user.click(within(opened.dialog).getByRole('button', { name: 'Next picture' }));
    expect((await enlarged(3)).name).toBe(names[2]);
    await user.click(within(opened.dialog).getByRole('button', { name: 'Previous picture' }));
    await user.click(within(opened.dialog).getByRole('button', { name: 'Previous picture' }));
    expect((await enlarged(1)).name).toBe(names[0]);
    const before = within(opened.dialog).getByRole('button', { name: 'Previous picture' });
    expect(before.hasAttribute('disabled')).toBe(true);
  });

  // catalogue-99, catalogue-100
  it('the arrow keys, Home and End move beyond the page, and the page follows on closing', async () => {
    const { user, address } = visit('/gallery');
    const fifth = (await pictures())[4];
    if (!fifth) throw new Error('no fifth picture');
    await user.click(fifth);
    focusWithin((await enlarged(5)).dialog);
    await user.keyboard('{ArrowRight}');
    const { dialog, name } = await enlarged(6);
    expect(address()).toBe('/gallery');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/gallery?page=2'));
    await waitFor(async () => expect((await captions())[0]).toBe(name));
    await waitFor(async () => expect(document.activeElement).toBe((await pictures())[0]));
    await user.keyboard('{Enter}');
    focusWithin((await enlarged(6)).dialog);
    await user.keyboard('{End}');
    expect((await enlarged(21)).name).toBe('Our counter in Dhanmondi');
    await user.keyboard('{Home}');
    await enlarged(1);
    await user.keyboard('{ArrowLeft}');
    await enlarged(1);
  });

  // catalogue-99
  it('a swipe turns to the next picture, a touch that hardly moves does not', async () => {
    const { user } = visit('/gallery');
    const [first] = await pictures();
    if (!first) throw new Error('no picture');
    await user.click(first);
    const { dialog } = await enlarged(1);
    const figure = within(dialog).getByRole('figure');
    const swipe = (from: number, to: number): void => {
      fireEvent.pointerDown(figure, { clientX: from });
      fireEvent.pointerUp(figure, { clientX: to });
    };
    swipe(200, 180);
    await enlarged(1);
    swipe(200, 100);
    await enlarged(2);
    swipe(100, 200);
    await enlarged(1);
  });

  // catalogue-99
  it('the focus returns to the picture in the list', async () => {
    const { user } = visit('/gallery');
    const third = (await pictures())[2];
    if (!third) throw new Error('no third picture');
    await user.click(third);
    const { dialog } = await enlarged(3);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Large picture' })).toBeNull());
    expect(document.activeElement).toBe(third);
  });
});

describe('a gallery that cannot be loaded', () => {
  // catalogue-102
  it('the gallery shows the failure, and Retry fetches again', async () => {
    network.respond = (path) => (path.startsWith(listPath) ? statusResponse(500) : undefined);
    const { user } = visit('/gallery');
    const alert = await screen.findByText('The pictures could not be loaded');
    expect(alert.closest('[role=alert]')?.textContent).toContain('(Code: 500)');
    network.respond = null;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await pictures()).toHaveLength(5);
  });

  // catalogue-102
  it('an offline phone shows no error', async () => {
    setNetwork('offline');
    visit('/gallery');
    expect(await screen.findByText('These pictures aren’t saved on this phone yet')).toBeTruthy();
    expect(screen.queryByText('The pictures could not be loaded')).toBeNull();
  });

  it('cached pictures are shown without a network, in the large view too', async () => {
    const { user, go } = visit('/gallery');
    await pictures();
    setNetwork('offline');
    await go('/about');
    await go('/gallery');
    const [first] = await pictures();
    if (!first) throw new Error('no picture');
    await user.click(first);
    await enlarged(1);
  });

  it('the loading gallery shows outlines of its pictures', async () => {
    setNetwork('silent');
    visit('/gallery');
    expect(await screen.findByRole('status', { name: 'Loading pictures…' })).toBeTruthy();
  });
});
