// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionStore } from '#state/session.ts';
import { createSession } from '#server/services/accounts/sessions.ts';
import { signedInOnText } from '#text/account.ts';
import { hold, respondBy, setNetwork, shopResponse, statusResponse } from './network.ts';
import { signIn, usePhone, visit } from './shop-harness.tsx';

const theShop = usePhone();

/** As many more phones of the customer, the last the newest. */
async function signedInElsewhere(customerId: string, ...kinds: string[]): Promise<void> {
  const { database, clock } = theShop();
  for (const [n, kind] of kinds.entries()) {
    const at = new Date(clock.now.getTime() - (kinds.length - n) * 60_000);
    await createSession(database.db, at, customerId, null, null, kind);
  }
}

const part = async () =>
  within(await screen.findByRole('region', { name: signedInOnText.title[0] }));

describe('where one is signed in', () => {
  // customer-area-173
  it('lists the phones with this one marked, and says so where there is no other', async () => {
    await signIn(theShop());
    visit('/profile/edit');
    const list = await part();
    expect(await list.findAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText('The one you are using')).toBeTruthy();
    expect(list.getByText('You are signed in nowhere else.')).toBeTruthy();
    expect(list.queryByRole('button')).toBeNull();
  });

  // customer-area-174
  it('ends one after it was asked once more, and no other', async () => {
    const id = await signIn(theShop());
    await signedInElsewhere(id, 'Windows Firefox', 'Android Chrome');
    const { user } = visit('/profile/edit');
    const list = await part();
    await user.click(await list.findByRole('button', { name: 'Log out: Android Chrome' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Leave it signed in' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    await user.click(list.getByRole('button', { name: 'Log out: Android Chrome' }));
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Log out there' }));
    await list.findByText('Logged out there.');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(list.queryByText('Android Chrome')).toBeNull();
    expect(list.getByText('Windows Firefox')).toBeTruthy();
    expect(sessionStore.get()?.id).toBe(id);
  });

  // customer-area-174
  it('ends all others', async () => {
    const id = await signIn(theShop());
    await signedInElsewhere(id, 'Windows Firefox', '');
    const { user } = visit('/profile/edit');
    const list = await part();
    expect(await list.findAllByText('A phone or computer')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: 'Log out on all others' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Log out on all others' }));
    await list.findByText('You are signed in nowhere else.');
  });

  // customer-area-173
  it('waits, and says when it could not be had, with another try', async () => {
    await signIn(theShop());
    const release = hold(/Session\/Get/);
    visit('/profile/edit');
    expect(await screen.findByRole('status', { name: signedInOnText.waiting[0] })).toBeTruthy();
    respondBy({ 'CustomerArea/Session/Get': () => statusResponse(500) });
    release();
    const list = await part();
    await list.findByText(signedInOnText.failed[0]);
    expect(list.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  // customer-area-174
  it('says without a network that nothing has changed', async () => {
    const id = await signIn(theShop());
    await signedInElsewhere(id, 'Android Chrome');
    const { user } = visit('/profile/edit');
    const list = await part();
    const button = await list.findByRole('button', { name: 'Log out: Android Chrome' });
    setNetwork('offline');
    await user.click(button);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Log out there' }));
    await list.findByText('This needs a connection. Nothing has changed.');
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });

  it('is in Bengali where Bengali is read', async () => {
    await signIn(theShop());
    visit('/profile/edit', 'bn');
    expect(await screen.findByRole('region', { name: signedInOnText.title[1] })).toBeTruthy();
    expect(await screen.findByText(signedInOnText.alone[1])).toBeTruthy();
  });

  it('is not there at a host that does not tell', async () => {
    await signIn(theShop());
    respondBy({
      Capabilities: () =>
        shopResponse({ Calls: [], IdempotencyKeys: false, PaymentGateway: false }),
    });
    visit('/profile/edit');
    await screen.findByLabelText('Name');
    expect(screen.queryByRole('region', { name: signedInOnText.title[0] })).toBeNull();
  });
});
