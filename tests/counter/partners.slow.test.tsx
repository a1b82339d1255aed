// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSection } from '#server/services/shop/sections.ts';
import { openCounter, signInAs, useCounter } from './counter-harness.tsx';

const partnerReplies: { next: () => Response } = { next: () => Response.json({ error: 0 }) };
const theShop = useCounter(
  { PUBLIC_ORIGIN: 'https://shop.example' },
  { partners: () => Promise.resolve(partnerReplies.next()) },
);

beforeEach(async () => {
  partnerReplies.next = () => Response.json({ error: 0 });
  await signInAs(theShop(), 'owner');
});

describe('the screen of the SMS provider', () => {
  // counter-360, counter-361, counter-365, counter-367
  it('takes the provider and its key, tries both, and switches them on', async () => {
    const { user } = openCounter('/shop/sms');
    await user.selectOptions(await screen.findByLabelText('Fill in for'), 'sms.net.bd');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const key = await screen.findByLabelText<HTMLInputElement>('New key');
    await screen.findByText('Not entered yet.');
    await user.type(key, 'my-key-123');
    await user.click(screen.getByRole('button', { name: 'Store' }));
    await screen.findByText(/^Stored: owner/);
    expect(key.value).toBe('');
    expect(document.body.textContent).not.toContain('my-key-123');

    await user.type(screen.getByLabelText('Your phone number'), '01712345678');
    await user.click(screen.getByRole('button', { name: 'Send a test code to my phone' }));
    await screen.findByText(/Your phone must show the code \d{6}/);

    await screen.findByText('Nobody can sign in by code now. Orders work without it.');
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    await screen.findByText('Switched on');
    const { value } = await readSection(theShop().database.db, 'sms');
    expect(value).toMatchObject({ isOn: true });
  });

  // counter-365
  it('says what to do if the provider refuses', async () => {
    partnerReplies.next = () => new Response('', { status: 401 });
    const { user } = openCounter('/shop/sms');
    await user.type(await screen.findByLabelText('Your phone number'), '01712345678');
    await user.click(screen.getByRole('button', { name: 'Send a test code to my phone' }));
    await screen.findByText(/The provider does not accept the key/);
  });
});

describe('the screen of the payment gateway', () => {
  // counter-366
  it('says what to do if the account is unknown', async () => {
    partnerReplies.next = () =>
      Response.json({ status: 'FAILED', failedreason: 'Store Credential Error' });
    const { user } = openCounter('/shop/gateway');
    await user.type(await screen.findByLabelText('Store id'), 'shefa01');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(await screen.findByLabelText('New store password'), 'secret-9');
    await user.click(screen.getByRole('button', { name: 'Store' }));
    await screen.findByText(/^Stored: owner/);
    await user.click(screen.getByRole('button', { name: 'Pay ৳1 and give it back' }));
    await screen.findByText(/SSLCommerz does not know this account/);
    await screen.findByText(/The partner’s words: Store Credential Error/);
  });
});

describe('the screen of the app in the store', () => {
  // counter-368
  it('stores fingerprints as the store shows them', async () => {
    const { user } = openCounter('/shop/storeApp');
    await user.type(await screen.findByLabelText('Package name'), 'com.shefa.app');
    await user.type(screen.getByLabelText('SHA-256 fingerprints'), 'ab'.repeat(32));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const fingerprints = [Array.from({ length: 32 }, () => 'AB').join(':')];
    await waitFor(async () => {
      const { value } = await readSection(theShop().database.db, 'storeApp');
      expect(value).toMatchObject({ packageName: 'com.shefa.app', fingerprints });
    });
  });
});
