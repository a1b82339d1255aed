import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tap, tapAndType } from '../touch.ts';
import { addPhotos, fillRequest, send } from '../request-form.ts';
import { findInStores } from '../stores.ts';
import { fillCheckout, hang, placeOrder, refuse, unreachable } from './overlay-steps.ts';
import type { State } from './states.ts';

/** An element that opens over the page. */
export interface Overlay {
  /** The file that renders it, below `src`, and the component used there. */
  file: string;
  part: OverlayPart;
  /** Another state of an overlay that is already listed. */
  isVariant?: true;
  /**
   * The state that opens it, or the listed overlay that looks the same, with the reason why it is
   * not opened itself.
   */
  shown: State | { like: string; because: string };
}

/**
 * The kinds of elements that open over a page: the components of `ui`, a `<dialog>`, and anything
 * with `aria-expanded` or `new Popup`.
 */
export type OverlayPart =
  | 'Dialog'
  | 'Drawer'
  | 'AlertDialog'
  | 'MenuButton'
  | 'dialog'
  | 'expanded'
  | 'popup';

const phones = [320, 360, 412, 768] as const;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const modal = (page: Page) => page.locator('dialog:modal').last();
const untilModal = (page: Page) => modal(page).locator('button').first().waitFor();
const inModal = (page: Page, name: string | RegExp) =>
  modal(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

async function openBag(page: Page): Promise<void> {
  await tap(page, button(page, /^View bag/).last());
  await untilModal(page);
}

async function openSignIn(page: Page): Promise<void> {
  await tap(page, button(page, 'Login').first());
  await modal(page).getByRole('heading', { name: 'Login' }).waitFor();
}

async function askForCode(page: Page, phone: string): Promise<void> {
  await tapAndType(page, modal(page).getByLabel('Mobile Number'), phone);
  await tapAndType(page, modal(page).getByLabel('New password', { exact: true }), 'ilish-mach');
  await tapAndType(page, modal(page).getByLabel('Confirm password'), 'ilish-mach');
  await tap(page, inModal(page, 'Send code'));
  await modal(page).getByLabel('OTP code').waitFor();
}

async function writeContact(page: Page): Promise<void> {
  const form = page.locator('main form');
  await tapAndType(page, form.getByLabel('Name'), 'Rahima Khatun');
  await tapAndType(page, form.getByLabel('Phone', { exact: true }), '01712345678');
  await tapAndType(page, form.getByLabel('Message'), 'Which branch is open tonight?');
  await tap(page, form.getByRole('button', { name: 'Send', exact: true }));
  await untilModal(page);
}

async function sendRequest(page: Page): Promise<void> {
  await fillRequest(page, 'for my father');
  await send(page);
  await untilModal(page);
}

/** Queued requests are listed below the form. */
async function saveRequest(page: Page): Promise<void> {
  await unreachable(page, /RequestOrder\/Add|SubmissionGrant/);
  await sendRequest(page);
  await modal(page).getByRole('heading', { name: 'Saved on this phone' }).waitFor();
  await tap(page, inModal(page, 'Close'));
  await modal(page).waitFor({ state: 'detached' });
}

/** Hands a queued request over in this way. */
async function handOver(page: Page, way: string): Promise<void> {
  await saveRequest(page);
  const asked = page.locator('main').getByRole('button', { name: 'Send another way' });
  await tap(page, asked.first());
  await tap(page, modal(page).getByRole('tab', { name: way }));
}

const state = (name: string, rest: Omit<State, 'name'>): State => ({ name, ...rest });

export const overlays: readonly Overlay[] = [
  {
    file: 'parts/bag/BagPanel.tsx',
    part: 'Drawer',
    shown: state('bag panel', { who: 'buyer', address: '/', act: openBag }),
  },
  {
    file: 'parts/bag/BagPanel.tsx',
    part: 'AlertDialog',
    shown: state('bag panel that asks before it is cleared', {
      who: 'buyer',
      address: '/category/medicine',
      async act(page) {
        await openBag(page);
        await tap(page, inModal(page, 'Clear Cart'));
        await modal(page).getByText('Clear your bag?').waitFor();
      },
    }),
  },
  {
    file: 'parts/bag/BagPanel.tsx',
    part: 'AlertDialog',
    shown: state('bag panel that is empty, and says so at Order Now', {
      who: 'buyer',
      isAlone: true,
      address: '/category/medicine',
      async act(page) {
        await openBag(page);
        await tap(page, inModal(page, 'Clear Cart'));
        await tap(page, inModal(page, 'Clear bag'));
        await tap(page, inModal(page, 'Order Now'));
        await modal(page).getByText('There is no product in the shopping bag').waitFor();
      },
    }),
  },
  {
    file: 'parts/bag/QuantityProblem.tsx',
    part: 'AlertDialog',
    shown: state('alert of a quantity below 1', {
      who: 'buyer',
      address: '/Checkout',
      async act(page) {
        await tapAndType(
          page,
          page
            .getByLabel(/^Quantity of/)
            .locator('visible=true')
            .getByRole('textbox')
            .first(),
          '0',
        );
        await page.keyboard.press('Enter');
        await untilModal(page);
      },
    }),
  },
  {
    file: 'parts/shell/MobileNavigationDrawer.tsx',
    part: 'Drawer',
    shown: state('menu of the phone', {
      who: 'guest',
      address: '/contact',
      at: phones,
      async act(page) {
        await tap(page, button(page, 'Open the menu'));
        await untilModal(page);
      },
    }),
  },
  {
    file: 'parts/shell/MobileNavigation.tsx',
    part: 'expanded',
    shown: { like: 'menu of the phone', because: 'it is the button of that drawer' },
  },
  {
    file: 'parts/shell/CategoriesMenu.tsx',
    part: 'expanded',
    shown: state('menu of categories', {
      within: '[class^=CategoriesMenu-panel]',
      who: 'guest',
      address: '/contact',
      at: [1280],
      async act(page) {
        await tap(page, button(page, 'Categories').first());
        await page.locator('header a[href^="/category/"]').first().waitFor();
      },
    }),
  },
  {
    file: 'parts/shell/ChatLinks.tsx',
    part: 'expanded',
    shown: state('ways to a person', {
      within: '[class^=ChatLinks-chat]',
      who: 'guest',
      address: '/about',
      async act(page) {
        await tap(page, button(page, 'Talk to us'));
        await page.getByRole('link', { name: 'WhatsApp' }).waitFor();
      },
    }),
  },
  {
    file: 'parts/search/SearchField.tsx',
    part: 'expanded',
    shown: state('search panel', {
      within: '[class^=SearchBox-search]',
      who: 'guest',
      address: '/about',
      at: [1280],
      async act(page) {
        await tapAndType(page, page.getByRole('combobox').first(), 'napa');
        await page.getByRole('row').first().waitFor();
      },
    }),
  },
  ...(['', 'napa'] as const).map((typed): Overlay => ({
    ...(typed && { isVariant: true }),
    file: 'parts/search/FullSearch.tsx',
    part: 'dialog',
    shown: state(typed ? 'search of a phone, what it finds' : 'search of a phone', {
      who: 'guest',
      isAlone: true,
      address: '/about',
      at: phones,
      async act(page) {
        await tap(page, page.getByRole('combobox').first());
        await modal(page).getByRole('combobox').waitFor();
        await page.keyboard.type(typed);
        if (typed) await modal(page).getByRole('row').first().waitFor();
      },
    }),
  })),
  {
    file: 'parts/shelf-controls/FilterSheet.tsx',
    part: 'Dialog',
    shown: state('filters of a shelf', {
      who: 'buyer',
      address: '/category/medicine',
      at: phones,
      async act(page) {
        await tap(page, button(page, /^Filter and sort/));
        await modal(page).locator('input').first().waitFor({ state: 'attached' });
      },
    }),
  },
  {
    file: 'parts/shelf-controls/ChoiceGroup.tsx',
    part: 'expanded',
    shown: { like: 'filters of a shelf', because: 'it folds out more of the same choices' },
  },
  {
    file: 'parts/request-card/DeclineDialog.tsx',
    part: 'Dialog',
    shown: {
      like: 'refill',
      because:
        'one question, one field and two buttons (tests/screens/request-quote.slow.test.tsx)',
    },
  },
  {
    file: 'parts/request-card/QuoteObstacle.tsx',
    part: 'AlertDialog',
    shown: {
      like: 'order that the pharmacy refuses',
      because: 'an answer that was changed meanwhile: the same alert with other words',
    },
  },
  {
    file: 'screens/product/Alternatives.tsx',
    part: 'expanded',
    shown: {
      like: 'request whose medicines are folded out',
      because: 'it folds out more of the same rows, which stand on the screen of a product',
    },
  },
  {
    file: 'parts/catalogue/CatalogueDialog.tsx',
    part: 'Dialog',
    shown: state('what works without a network', {
      isAlone: true,
      hasWorker: true,
      who: 'guest',
      address: '/contact',
      async before(page) {
        await page.evaluate(() => localStorage.setItem('catalogue', '"unwanted"'));
      },
      async act(page) {
        await tap(page, button(page, 'Works offline'));
        await modal(page)
          .getByText(/^Not on this phone/)
          .waitFor();
      },
    }),
  },
  {
    file: 'parts/customer-corner/CustomerCorner.tsx',
    part: 'MenuButton',
    shown: state("customer's menu", {
      within: '[role=menu]',
      who: 'customer',
      address: '/contact',
      async act(page) {
        await tap(page, button(page, /^Menu of/));
        await page.getByRole('menuitem').first().waitFor();
      },
    }),
  },
  {
    file: 'parts/sign-in/SignOutDialog.tsx',
    part: 'AlertDialog',
    shown: state('question at signing out', {
      isVariant: true,
      who: 'newcomer',
      isAlone: true,
      address: '/profile/complain',
      async act(page) {
        await unreachable(page, /Complain/);
        await page.getByLabel('Complain Type').selectOption('Products');
        await tapAndType(
          page,
          page.getByLabel('Complain', { exact: true }),
          'Two strips were open.',
        );
        await tap(page, button(page, 'Submit'));
        await page
          .getByText(/not sent yet/)
          .first()
          .waitFor();
        await tap(page, button(page, /^Menu of/));
        await tap(page, page.getByRole('menuitem', { name: 'Logout', exact: true }));
        await untilModal(page);
      },
    }),
  },
  ...(
    [
      ['by code', async () => undefined],
      ['by password', async (page: Page) => tap(page, inModal(page, 'Use a password instead'))],
      [
        'with a forgotten password',
        async (page: Page) => {
          await tap(page, inModal(page, 'Use a password instead'));
          await tap(page, inModal(page, 'Forgot the password?'));
        },
      ],
      [
        'with a forgotten password, the code',
        async (page: Page) => {
          await tap(page, inModal(page, 'Use a password instead'));
          await tap(page, inModal(page, 'Forgot the password?'));
          await askForCode(page, '01700000102');
        },
      ],
      [
        'for the first time',
        async (page: Page) => tap(page, inModal(page, 'New here? Sign up with a password')),
      ],
      [
        'for the first time, the code',
        async (page: Page) => {
          await tap(page, inModal(page, 'New here? Sign up with a password'));
          await askForCode(page, '01812345679');
        },
      ],
    ] as const
  ).map(([how, go], at): Overlay => ({
    ...(at > 0 && { isVariant: true }),
    file: 'parts/sign-in/SignInDialog.tsx',
    part: 'Dialog',
    shown: state(`sign-in ${how}`, {
      who: 'guest',
      isAlone: true,
      address: '/contact',
      async act(page) {
        await openSignIn(page);
        await go(page);
      },
    }),
  })),
  {
    file: 'parts/out-of-stock/OutOfStockDialog.tsx',
    part: 'Dialog',
    shown: state('request of a product that ran out', {
      who: 'guest',
      address: ({ soldOut }) => `/product/details/${soldOut}`,
      async act(page) {
        await tap(
          page,
          page
            .locator('main')
            .getByRole('button', { name: /request it$/ })
            .first(),
        );
        await untilModal(page);
      },
    }),
  },
  {
    file: 'parts/out-of-stock/OutOfStockDialog.tsx',
    part: 'Dialog',
    shown: state('request of a product that ran out, saved', {
      isVariant: true,
      who: 'guest',
      isAlone: true,
      address: ({ soldOut }) => `/product/details/${soldOut}`,
      async act(page) {
        await unreachable(page, /ProductRequest|SubmissionGrant|StockRequest/);
        await tap(
          page,
          page
            .locator('main')
            .getByRole('button', { name: /request it$/ })
            .first(),
        );
        await tapAndType(page, modal(page).getByLabel(/^Phone Number/), '01712345678');
        await tap(page, inModal(page, 'Send Request'));
        await modal(page)
          .getByText(/Saved on this phone|Sent/)
          .first()
          .waitFor();
      },
    }),
  },
  {
    file: 'parts/submissions/HandOverDialog.tsx',
    part: 'Dialog',
    shown: state('what waits, handed over as a text', {
      who: 'guest',
      isAlone: true,
      address: '/order',
      async act(page) {
        await handOver(page, 'Text message');
        await modal(page).getByRole('link', { name: 'Send as SMS' }).waitFor();
      },
    }),
  },
  {
    file: 'parts/submissions/HandOverDialog.tsx',
    part: 'Dialog',
    isVariant: true,
    shown: state('what waits, handed over as a code', {
      who: 'guest',
      isAlone: true,
      address: '/order',
      async act(page) {
        await handOver(page, 'QR code');
        await tap(page, inModal(page, 'Show the code'));
        await modal(page).getByRole('img', { name: 'QR code of the text' }).waitFor();
      },
    }),
  },
  {
    file: 'parts/submissions/HandOverDialog.tsx',
    part: 'Dialog',
    isVariant: true,
    shown: state('what waits, handed over as a file', {
      who: 'guest',
      isAlone: true,
      address: '/order',
      async act(page) {
        await handOver(page, 'File');
        await inModal(page, /the file$/).waitFor();
      },
    }),
  },
  {
    file: 'parts/submissions/SubmissionActions.tsx',
    part: 'AlertDialog',
    shown: state('question before what waits is deleted', {
      who: 'guest',
      isAlone: true,
      address: '/order',
      async act(page) {
        await saveRequest(page);
        const remove = page.locator('main').getByRole('button', { name: 'Delete' }).first();
        // On a busy machine the tap has sometimes had no effect, for an unknown reason, so it is
        // repeated.
        await expect
          .poll(
            async () => {
              if ((await modal(page).count()) === 0) await tap(page, remove);
              return modal(page).count();
            },
            { timeout: 40_000, interval: 1_000 },
          )
          .toBe(1);
        await untilModal(page);
      },
    }),
  },
  {
    file: 'parts/outbox-strip/SubmissionsDialog.tsx',
    part: 'Dialog',
    shown: state('list of what waits', {
      who: 'guest',
      isAlone: true,
      address: '/order',
      async act(page) {
        await saveRequest(page);
        await tap(page, page.locator('header').getByRole('button', { name: /See them/ }));
        await untilModal(page);
      },
    }),
  },
  {
    file: 'parts/list-failed/FailureAlert.tsx',
    part: 'AlertDialog',
    shown: {
      like: 'order that the pharmacy refuses',
      because: 'a list that failed: the same alert with other words',
    },
  },
  {
    file: 'parts/refill/RefillDialog.tsx',
    part: 'Dialog',
    shown: state('refill', {
      who: 'customer',
      address: ({ orders }) => `/profile/order/details/${orders.delivering.Id}`,
      async act(page) {
        await tap(page, page.locator('main').getByRole('button', { name: 'Refill', exact: true }));
        await modal(page).getByRole('radio').first().waitFor();
      },
    }),
  },
  {
    file: 'screens/profile-edit/SignedInOn.tsx',
    part: 'AlertDialog',
    shown: state('sign-in elsewhere that is ended', {
      who: 'customer',
      address: '/profile/edit',
      async act(page) {
        const elsewhere = page.locator('main').getByRole('button', { name: /^Log out: / });
        await tap(page, elsewhere.first());
        await untilModal(page);
      },
    }),
  },
  {
    file: 'parts/profile/PrivatePicture.tsx',
    part: 'Dialog',
    shown: state('prescription that is seen large', {
      isVariant: true,
      who: 'customer',
      address: '/profile/prescription/history',
      async act(page) {
        await tap(page, button(page, /^Enlarge: /).first());
        await untilModal(page);
      },
    }),
  },
  {
    file: 'screens/device-orders/DeviceOrder.tsx',
    part: 'AlertDialog',
    shown: {
      like: 'sign-in elsewhere that is ended',
      because: 'a question with two answers, with other words',
    },
  },
  {
    file: 'screens/profile-edit/EraseDialog.tsx',
    part: 'Dialog',
    shown: state('account that is erased', {
      who: 'customer',
      address: '/profile/edit',
      async act(page) {
        await tap(page, button(page, 'Delete my account'));
        await untilModal(page);
        await tap(page, inModal(page, 'Delete for ever'));
      },
    }),
  },
  {
    file: 'screens/profile-edit/ProofDialog.tsx',
    part: 'Dialog',
    shown: state('proof that it is the customer', {
      who: 'customer',
      address: '/profile/edit',
      async act(page) {
        await refuse(page, /Customer\/Export/, 'confirm-needed');
        await tap(page, button(page, 'Save my data as a file'));
        await untilModal(page);
        await tap(page, inModal(page, 'Use a password instead'));
      },
    }),
  },
  {
    file: 'screens/profile-order/AttachDialog.tsx',
    part: 'Dialog',
    shown: state('prescriptions to attach', {
      who: 'customer',
      address: ({ orders }) => `/profile/order/details/${orders.delivering.Id}`,
      async act(page) {
        await tap(page, button(page, 'Attach Prescription'));
        await modal(page).locator('input').first().waitFor({ state: 'attached' });
      },
    }),
  },
  {
    file: 'parts/prescriptions/Viewfinder.tsx',
    part: 'dialog',
    shown: state('viewfinder', {
      who: 'guest',
      isAlone: true,
      address: '/order',
      async act(page) {
        await tap(page, page.locator('#prescriptions').getByLabel('Take a photo'));
        await button(page, 'Take the photo').waitFor();
      },
    }),
  },
  {
    file: 'screens/gallery/Lightbox.tsx',
    part: 'dialog',
    shown: state('picture seen large', {
      who: 'guest',
      address: '/gallery',
      async act(page) {
        await tap(page, button(page, /^Enlarge: /).first());
        await modal(page).getByRole('img').waitFor();
      },
    }),
  },
  {
    file: 'screens/request-order/RefusedDialog.tsx',
    part: 'AlertDialog',
    shown: state('request that the pharmacy refuses', {
      isVariant: true,
      who: 'guest',
      isAlone: true,
      address: '/order',
      async act(page) {
        await refuse(page, /RequestOrder\/Add/);
        await sendRequest(page);
        await modal(page).getByRole('heading', { name: 'Not today.' }).waitFor();
      },
    }),
  },
  {
    file: 'parts/submissions/FilesRefused.tsx',
    part: 'AlertDialog',
    shown: state('request of which a file is refused', {
      isVariant: true,
      who: 'guest',
      isAlone: true,
      address: '/order',
      async act(page) {
        await refuse(page, /Prescription\/Add/);
        await addPhotos(page, ['front']);
        await sendRequest(page);
        await inModal(page, 'Send without that file').waitFor();
      },
    }),
  },
  {
    file: 'screens/request-order/SavedDialog.tsx',
    part: 'AlertDialog',
    shown: state('request that is saved', {
      who: 'guest',
      isAlone: true,
      address: '/order',
      async act(page) {
        await unreachable(page, /RequestOrder\/Add|SubmissionGrant/);
        await sendRequest(page);
        await modal(page).getByRole('heading', { name: 'Saved on this phone' }).waitFor();
      },
    }),
  },
  {
    file: 'screens/request-order/PlacedDialog.tsx',
    part: 'AlertDialog',
    shown: state('request that has arrived', {
      who: 'guest',
      isAlone: true,
      address: '/order',
      async act(page) {
        await sendRequest(page);
        await modal(page).getByRole('heading', { name: 'Order Placed Successfully' }).waitFor();
        await inModal(page, 'Tell me').waitFor();
      },
    }),
  },
  {
    file: 'screens/request-order/FollowSent.tsx',
    part: 'Dialog',
    shown: state('request that is being sent', {
      who: 'guest',
      isAlone: true,
      address: '/order',
      async act(page) {
        await hang(page, /RequestOrder\/Add/);
        await sendRequest(page);
        await inModal(page, 'Continue in the background').waitFor();
      },
    }),
  },
  ...(['not kept', 'unexpected'] as const).map((): Overlay => ({
    file: 'screens/request-order/Outcome.tsx',
    part: 'AlertDialog',
    shown: {
      like: 'request that the pharmacy refuses',
      because: 'the phone has no room, or the shop has a fault: the same alert with other words',
    },
  })),
  {
    file: 'screens/request-order/DiscardQuestion.tsx',
    part: 'AlertDialog',
    shown: state('question before a draft is deleted', {
      isVariant: true,
      who: 'guest',
      isAlone: true,
      address: '/order',
      async act(page) {
        await tapAndType(page, page.getByLabel('Add Note'), 'Two strips, please');
        await tap(page, page.locator('main h1'));
        await expect.poll(() => findInStores(page, ['Two strips'])).not.toEqual([]);
        await page.reload();
        await tap(page, button(page, 'Start again'));
        await untilModal(page);
      },
    }),
  },
  {
    file: 'screens/checkout/FollowOrder.tsx',
    part: 'Dialog',
    shown: state('order that is being placed', {
      who: 'buyer',
      isAlone: true,
      address: '/Checkout',
      async act(page) {
        await hang(page, /Order\/Add/);
        await fillCheckout(page);
        await placeOrder(page);
        await inModal(page, 'Continue in the background').waitFor();
      },
    }),
  },
  {
    file: 'screens/checkout/FollowOrder.tsx',
    part: 'AlertDialog',
    shown: state('order that the pharmacy refuses', {
      who: 'buyer',
      isAlone: true,
      address: '/Checkout',
      async act(page) {
        await refuse(page, /Order\/Add/);
        await fillCheckout(page);
        await placeOrder(page);
        await modal(page).getByRole('heading', { name: 'Not today.' }).waitFor();
      },
    }),
  },
  {
    file: 'screens/checkout/CheckoutAlert.tsx',
    part: 'AlertDialog',
    shown: {
      like: 'order that the pharmacy refuses',
      because: 'prices that change while one looks: the same alert with other words',
    },
  },
  {
    file: 'screens/contact/ContactOutcome.tsx',
    part: 'Dialog',
    shown: state('message that is being sent', {
      isVariant: true,
      who: 'guest',
      isAlone: true,
      address: '/contact',
      async act(page) {
        await hang(page, /Contact|Message/);
        await writeContact(page);
      },
    }),
  },
  {
    file: 'screens/contact/ContactOutcome.tsx',
    part: 'AlertDialog',
    shown: state('message that has arrived', {
      who: 'guest',
      isAlone: true,
      address: '/contact',
      async act(page) {
        await writeContact(page);
        await modal(page).getByText('Sent message successfully').waitFor();
      },
    }),
  },
  {
    file: 'screens/contact/ContactOutcome.tsx',
    part: 'AlertDialog',
    shown: state('message that the pharmacy refuses', {
      isVariant: true,
      who: 'guest',
      isAlone: true,
      address: '/contact',
      async act(page) {
        await refuse(page, /Contact|Message/);
        await writeContact(page);
        await modal(page).getByRole('heading', { name: 'Not today.' }).waitFor();
      },
    }),
  },
  {
    file: 'screens/contact/ContactOutcome.tsx',
    part: 'AlertDialog',
    shown: state('message that is saved', {
      isVariant: true,
      who: 'guest',
      isAlone: true,
      address: '/contact',
      async act(page) {
        await unreachable(page, /Contact|Message|SubmissionGrant/);
        await writeContact(page);
        await modal(page)
          .getByRole('heading', { name: /Saved on this phone/ })
          .waitFor();
      },
    }),
  },
  {
    file: 'screens/profile-prescriptions/PrescriptionCard.tsx',
    part: 'AlertDialog',
    shown: state('question before a prescription is removed', {
      isVariant: true,
      who: 'customer',
      address: '/profile/prescription/history',
      async act(page) {
        await tap(
          page,
          page
            .locator('main')
            .getByRole('button', { name: /^Remove/ })
            .first(),
        );
        await untilModal(page);
      },
    }),
  },
  {
    file: 'screens/profile-prescriptions/RequestFromThese.tsx',
    part: 'AlertDialog',
    shown: state('alert of a request without a prescription', {
      isVariant: true,
      who: 'customer',
      address: '/profile/prescription/history',
      async act(page) {
        await tap(page, page.locator('main').getByRole('button', { name: 'Request Order' }).last());
        await untilModal(page);
      },
    }),
  },
  {
    file: 'parts/branch-map/maplibre-map.ts',
    part: 'popup',
    shown: state('branch on the map', {
      within: '.maplibregl-popup',
      at: [360],
      who: 'guest',
      address: '/branchLocation',
      async act(page) {
        await tap(page, button(page, 'Uttara'));
        await page.locator('.maplibregl-popup').waitFor();
      },
    }),
  },
  {
    file: 'parts/request-card/RequestCard.tsx',
    part: 'expanded',
    shown: state('request whose medicines are folded out', {
      isVariant: true,
      who: 'customer',
      address: '/profile/prescription/request',
      async act(page) {
        await tap(page, button(page, 'Medicines and prescriptions').first());
        await page.getByText('Insulin Mixtard').first().waitFor();
      },
    }),
  },
  {
    file: 'screens/components/Buttons.tsx',
    part: 'MenuButton',
    shown: state('components, the menu', {
      who: 'guest',
      address: '/development/components',
      async act(page) {
        await tap(page, button(page, 'More'));
        await page.getByRole('menu').waitFor();
      },
    }),
  },
  ...(
    [
      ['Dialog', 'normal'],
      ['AlertDialog', 'warning'],
      ['Drawer', 'end'],
    ] as const
  ).map(([part, look]): Overlay => ({
    file: 'screens/components/Overlays.tsx',
    part,
    shown: state(`components, ${part}`, {
      who: 'guest',
      address: '/development/components',
      async act(page) {
        await tap(page, button(page, `Open: ${part}, ${look}`));
        await untilModal(page);
      },
    }),
  })),
];
