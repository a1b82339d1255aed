// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '#tests/server/support/counter-requests.ts';
import { aDocx, aPhoto } from '#tests/server/support/files.ts';
import { signedIn, uploadFile } from '#tests/server/support/test-shop.ts';
import { openCounter, signInAs, useCounter } from './counter-harness.tsx';

const theShop = useCounter();
let id: string;

beforeAll(async () => {
  const shop = theShop();
  const { headers } = await signedIn(shop, '01711111199');
  const docx = {
    headers,
    name: 'list.docx',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  };
  const sent = [
    await uploadFile(shop, await aPhoto(), { headers }),
    await uploadFile(shop, await aPhoto(), { headers }),
    await uploadFile(shop, aDocx(), docx),
  ];
  ({ id } = await sendRequest(shop, headers, { ImgId: sent.map(({ envelope }) => envelope.Id) }));
});

const viewer = () => screen.getByRole('region', { name: 'Photos and files' });
const photo = () => within(viewer()).getByRole<HTMLImageElement>('img');
const press = (name: string) => within(viewer()).getByRole('button', { name });

async function openPhotos() {
  await signInAs(theShop(), 'pharmacist');
  const page = openCounter(`/requests/${id}`);
  await screen.findAllByRole('listitem', { name: /^Medicine 1:/ });
  await page.user.click(screen.getByRole('heading', { level: 1 }));
  return page;
}

async function untilSaid(words: string) {
  await waitFor(() => {
    const said = screen.getAllByRole('status').map((region) => region.textContent);
    expect(said.join(' ')).toContain(words);
  });
}

describe('the viewer of photos', () => {
  // counter-80
  it('buttons and keys turn and brighten a photo and change the file, with announcements', async () => {
    const { user } = await openPhotos();
    expect(photo().src).toMatch(new RegExp(`/api/Counter/Requests/${id}/Photos/`));
    await user.click(press('Turn right'));
    await untilSaid('Turned by 90 degrees');
    expect(photo().parentElement?.style.rotate).toBe('90deg');
    await user.keyboard('r');
    await untilSaid('Turned by 180 degrees');
    await user.click(press('Light'));
    fireEvent.change(within(viewer()).getByLabelText('Contrast'), { target: { value: '180' } });
    expect(photo().parentElement?.style.filter).toContain('contrast(180%)');
    await user.click(press('As it was sent'));
    expect(photo().parentElement?.style.filter).toContain('contrast(100%)');

    await user.keyboard(']');
    await untilSaid('File 2 of 3');
    expect(photo().alt).toBe('Prescription photo 2');
    expect(photo().parentElement?.style.rotate).toBe('0deg');
    await user.keyboard('[[');
    await waitFor(() => expect(photo().alt).toBe('Prescription photo 1'));
  });

  // counter-80
  it('the photo is enlarged and reset, and its size is announced', async () => {
    const { user } = await openPhotos();
    const transform = () => photo().parentElement?.parentElement?.style.transform;
    await user.click(press('Larger'));
    await waitFor(() => expect(transform()).toMatch(/scale\(1\.[1-9]/));
    await untilSaid('per cent');
    await user.keyboard('0');
    await waitFor(() => expect(transform()).toMatch(/scale\(1\)/));
    await untilSaid('All of it is seen');
  });

  // counter-81
  it('a Word document can be saved but is not shown', async () => {
    const { user } = await openPhotos();
    await user.click(press('Next file'));
    await user.click(press('Next file'));
    await untilSaid('File 3 of 3');
    await within(viewer()).findByText(/A Word document is not shown/);
    expect(within(viewer()).queryByRole('img')).toBeNull();
    expect(within(viewer()).getByRole('link', { name: 'Save the file' })).toBeTruthy();
  });

  // counter-82, counter-83
  it('the photo stays mounted while the pharmacist works on the list, and a phone switches between both', async () => {
    const { user } = await openPhotos();
    const shown = photo();
    await user.click(screen.getByRole('button', { name: /^Photos/ }));
    expect(screen.getByRole('button', { name: /^Photos/ }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await user.click(screen.getByRole('button', { name: /^Medicines/ }));
    await user.keyboard('x');
    expect(photo()).toBe(shown);
  });
});
