// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { sessionStore } from '#state/session.ts';
import { aKey, aRequest, requestPath } from '#tests/server/support/requests.ts';
import { callApi } from '#tests/server/support/test-shop.ts';
import { submissionsOnDisk } from './indexed-db.ts';
import { requestsTo, network, refusal, shopResponse } from './network.ts';
import { aPhotoFile } from './request-form.ts';
import { openField, signIn, usePhone, visit } from './shop-harness.tsx';

const theShop = usePhone();
const complainPath = 'CommonArea/Complain/Add';

beforeEach(async () => {
  await signIn(theShop(), 'Rahima Khatun');
});

describe('Edit Profile', () => {
  // customer-area-107, customer-area-108, customer-area-109, customer-area-111, errors-57
  it('the phone is disabled, and a name is required', async () => {
    const { user } = visit('/profile/edit');
    const name = await screen.findByLabelText('Name');
    expect(screen.getByLabelText('Phone').hasAttribute('disabled')).toBe(true);
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name is required.')).toBeTruthy();
    expect(document.activeElement).toBe(name);
    expect(requestsTo('CustomerArea/Customer/UpdateInfo')).toEqual([]);
    await user.type(name, 'Rahima Begum');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile has been saved.')).toBeTruthy();
    expect(sessionStore.get()?.name).toBe('Rahima Begum');
  });
});

describe('the e-mail', () => {
  // customer-area-110
  it('an invalid e-mail is not saved, and none is required', async () => {
    const { user } = visit('/profile/edit');
    const field = await screen.findByLabelText('Email (Optional)');
    await user.type(field, 'not-an-email');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This is not an e-mail address/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', 'not-an-email');
    expect(requestsTo('CustomerArea/Customer/UpdateInfo')).toEqual([]);
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile has been saved.')).toBeTruthy();
  });
});

describe('the photo', () => {
  // customer-area-114, customer-area-115, errors-59
  it("the photo is a jpg, jpeg or png and becomes the signed-in user's image", async () => {
    const image = 'CustomerArea/Customer/Picture/new';
    network.respond = (path) =>
      path === 'CustomerArea/Customer/AddPicture' ? shopResponse(image) : undefined;
    visit('/profile/edit');
    const picker = await screen.findByLabelText('Choose a photo');
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(picker, new File(['%PDF'], 'me.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Only JPG JPEG PNG format acceptable.')).toBeTruthy();
    expect(requestsTo('CustomerArea/Customer/AddPicture')).toEqual([]);
    await anyFile.upload(picker, await aPhotoFile());
    expect(await screen.findByText('Your photo has been saved.')).toBeTruthy();
    expect(sessionStore.get()?.image).toBe(image);
  });
});

describe('a photo from a large camera', () => {
  // customer-area-114, customer-area-182
  it('the photo is scaled down on the phone before the upload', async () => {
    const close = vi.fn();
    const small = await aPhotoFile();
    const sizes: number[][] = [];
    vi.stubGlobal('createImageBitmap', async () => ({ width: 8_160, height: 6_120, close }));
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        readonly width: number;
        readonly height: number;

        constructor(width: number, height: number) {
          this.width = width;
          this.height = height;
        }
        getContext() {
          return { fillStyle: '', fillRect: () => undefined, drawImage: () => undefined };
        }
        async convertToBlob() {
          sizes.push([this.width, this.height]);
          return small;
        }
      },
    );
    visit('/profile/edit');
    const picker = await screen.findByLabelText('Choose a photo');
    const huge = new File([new Uint8Array(11_000_000)], 'IMG_1.JPG', { type: 'image/jpeg' });
    await userEvent.setup().upload(picker, huge);
    expect(await screen.findByText('Your photo has been saved.')).toBeTruthy();
    // The picked file is not a valid picture, so the pharmacy has accepted the scaled one.
    expect(sizes).toEqual([[1_000, 750]]);
    expect(close).toHaveBeenCalledOnce();
  });

  // customer-area-114
  it('a photo above 10 MB that cannot be scaled is refused and not sent', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')));
    visit('/profile/edit');
    const picker = await screen.findByLabelText('Choose a photo');
    const huge = new File([new Uint8Array(11_000_000)], 'IMG_1.JPG', { type: 'image/jpeg' });
    await userEvent.setup().upload(picker, huge);
    expect(await screen.findByText(/10 MB/)).toBeTruthy();
    expect(requestsTo('CustomerArea/Customer/AddPicture')).toEqual([]);
  });
});

describe('Submit Complain', () => {
  // customer-area-133, customer-area-135, customer-area-137
  it('the form shows required fields, and success only when the pharmacy has the complaint', async () => {
    const { user } = visit('/profile/complain');
    await openField('Complain');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Complain Text is required.')).toBeTruthy();
    expect(screen.getByText('Complain Type is required.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Complain Type'));
    await user.selectOptions(screen.getByLabelText('Complain Type'), 'Delivary');
    await user.type(screen.getByLabelText('Complain'), 'It came a day late.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Submit Complain Successfully.')).toBeTruthy();
  });
});

describe('a complaint that the pharmacy refuses', () => {
  // customer-area-138, errors-58
  it("the dialog shows 'Something went wrong.' and the pharmacy's Msg", async () => {
    network.respond = (path) =>
      path === complainPath ? refusal('Too many complaints today', 9) : undefined;
    const { user } = visit('/profile/complain');
    await user.selectOptions(await openField('Complain Type'), 'Others');
    await user.type(screen.getByLabelText('Complain'), 'Late again.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Something went wrong.')).toBeTruthy();
    expect(screen.getByText('Too many complaints today')).toBeTruthy();
  });

  // customer-area-185
  it('the form is restored and can be sent again', async () => {
    let isRefusing = true;
    network.respond = (path) =>
      path === complainPath && isRefusing ? refusal('Too many complaints today', 9) : undefined;
    const { user } = visit('/profile/complain');
    await user.selectOptions(await openField('Complain Type'), 'Others');
    await user.type(screen.getByLabelText('Complain'), 'Late again.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Edit and send again' }));
    await waitFor(async () =>
      expect(await openField('Complain')).toHaveProperty('value', 'Late again.'),
    );
    expect(screen.getByLabelText('Complain Type')).toHaveProperty('value', 'Others');
    isRefusing = false;
    await user.type(screen.getByLabelText('Complain'), ' Sorry.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Submit Complain Successfully.');
    const sent = requestsTo(complainPath).at(-1)?.body;
    expect(sent).toMatchObject({ ContentTitle: 'Others', Content: 'Late again. Sorry.' });
    expect(await submissionsOnDisk()).toMatchObject([{ kind: 'complaint', state: 'sent' }]);
  });
});

describe('Prescription History', () => {
  // customer-area-92
  it('an empty history requires a prescription before a request', async () => {
    const { user } = visit('/profile/prescription/history');
    expect(await screen.findByText('No prescription found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Request Order' }));
    const alert = await screen.findByRole('alertdialog');
    expect(
      within(alert).getByText('Please add prescription and note to request a order'),
    ).toBeTruthy();
  });
});

describe('a request order of saved prescriptions', () => {
  // customer-area-90, customer-area-91, customer-area-93, customer-area-94
  it('the request needs no medicine names, and includes them if they are typed', async () => {
    network.respond = (path) =>
      path.startsWith('ProductOrderArea/Prescription/Get')
        ? shopResponse([{ Id: 'p-1', FilePath: 'nothing' }])
        : undefined;
    const { user } = visit('/profile/prescription/history');
    await user.click(await screen.findByRole('checkbox', { name: 'Select: Prescription 1' }));
    await user.click(screen.getByRole('button', { name: /Write medicines by name too/ }));
    await user.type(await screen.findByLabelText('Product Name'), 'Napa');
    await user.click(screen.getByRole('button', { name: 'Request Order' }));
    expect(
      await screen.findByText('Please add product names and quantity to request'),
    ).toBeTruthy();
    await user.type(screen.getByLabelText('Strength'), '500 mg');
    await user.type(screen.getByLabelText('Quantity'), '12');
    await user.type(screen.getByLabelText('Note'), 'For a month');
    await user.click(screen.getByRole('button', { name: 'Request Order' }));
    await screen.findByText(/Saved on this phone. Request History/);
    await waitFor(() => expect(requestsTo('RequestOrderArea/RequestOrder/Add')).toHaveLength(1));
    expect(requestsTo('RequestOrderArea/RequestOrder/Add')[0]?.body).toMatchObject({
      TotalItem: 1,
      TotalQuantity: 12,
      Items: [{ Name: 'Napa', Strength: '500 mg', Quantity: 12, Position: 1 }],
      ImgId: ['p-1'],
      Remarks: 'For a month',
      address: null,
    });
  });
});

describe('Request History', () => {
  it('an empty history is shown as such', async () => {
    visit('/profile/prescription/request');
    expect(await screen.findByText("Didn't find any requests yet.")).toBeTruthy();
  });

  // customer-area-97, customer-area-99
  it.each([
    ['en', 'Total ৳12.00', '৳1.20 each', 'not available now', 'The pharmacy says: Today.'],
    ['bn', 'মোট ৳১২.০০', 'প্রতিটি ৳১.২০', 'এখন নেই', 'ফার্মেসি বলেছে: Today.'],
  ] as const)(
    "the pharmacy's quote is shown with each price and the total (%s)",
    async (language, ...shown) => {
      const Items = [
        { Name: 'Napa', Strength: '500 mg', Quantity: 10, Position: 1 },
        { Name: 'Rare', Strength: '1 mg', Quantity: 1, Position: 2 },
      ];
      const headers = { datacontent: sessionStore.get()?.token ?? '', ...aKey() };
      const { envelope } = await callApi(theShop(), requestPath, aRequest({ Items }), headers);
      const number = String(Object(envelope.Data).OrderNo);
      const response = ['requests', 'answer', number, '1=1.20', '2=none', '--note', 'Today.'];
      const openFiles = async () => theShop().files;
      const at = { now: theShop().clock.now, actor: 'test', openFiles, origin: '' };
      await parseOperatorCommand(response)(theShop().database.db, at);
      const { user } = visit('/profile/prescription/request', language);
      const button = language === 'en' ? 'Medicines and prescriptions' : 'ওষুধ ও প্রেসক্রিপশন';
      await user.click(await screen.findByRole('button', { name: button }));
      for (const text of shown) expect(await screen.findByText(text)).toBeTruthy();
    },
  );
});

describe('Saved Addresses', () => {
  // customer-area-118
  it('the addresses Home, Office and Other are stored separately', async () => {
    const { user } = visit('/profile/edit/address');
    await user.click(await screen.findByRole('radio', { name: 'Office' }));
    await user.type(screen.getByLabelText('Address'), 'House 7');
    await user.click(screen.getByRole('radio', { name: 'Home' }));
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveProperty('value', ''));
    await user.click(screen.getByRole('radio', { name: 'Office' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Address')).toHaveProperty('value', 'House 7'),
    );
  });
});
