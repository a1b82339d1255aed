// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeAudit } from '#server/services/audit.ts';
import { sendRequest } from '#tests/server/support/counter-requests.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { signedIn, uploadFile } from '#tests/server/support/test-shop.ts';
import { openCounter, signInAs, useCounter } from './counter-harness.tsx';

const theShop = useCounter();

describe('the audit log', () => {
  // counter-197
  it.each([
    ['en', 'Coupon made'],
    ['bn', 'কুপন বানানো হয়েছে'],
  ] as const)(
    'the audit log describes in %s what was done, with the name of the action below it',
    async (language, words) => {
      const { database, clock } = theShop();
      const by = { actor: 'Rahima', now: clock.now };
      await writeAudit(database.db, by, {
        action: 'coupon add',
        subject: `IN-${language}`,
        about: '',
      });
      await signInAs(theShop(), 'owner');
      openCounter('/audit-log', language);
      const row = await screen.findByRole('row', { name: new RegExp(`IN-${language}`) });
      const [cell] = within(row).getAllByRole('cell');
      expect(cell?.textContent).toBe(`${words}coupon add`);
      expect(within(row).getByText('coupon add')).toHaveProperty('lang', 'en');
    },
  );

  // counter-197
  it.each([
    ['en', 'Prescription photo 1', 'No longer there'],
    ['bn', 'প্রেসক্রিপশনের ১ নম্বর ছবি', 'আর নেই'],
  ] as const)(
    'the audit log links in %s to the subject of an entry, and shows no internal id',
    async (language, photoWords, gone) => {
      const shop = theShop();
      const { headers } = await signedIn(shop, language === 'en' ? '01711111178' : '01711111179');
      const { envelope } = await uploadFile(shop, await aPhoto(), { headers });
      const sent = await sendRequest(shop, headers, { ImgId: [envelope.Id] });
      const by = { actor: 'Rahima', now: shop.clock.now };
      const { db } = shop.database;
      const read = {
        action: 'prescriptions read',
        subject: sent.number,
        about: String(envelope.Id),
      };
      await writeAudit(db, by, read);
      const lost = { action: 'products stock', subject: '987654', about: `lost in ${language}` };
      await writeAudit(db, by, lost);
      await writeAudit(db, by, { action: 'orders move', subject: sent.number, about: sent.number });
      await signInAs(shop, 'owner');
      openCounter('/audit-log', language);
      const [moved, row] = await screen.findAllByRole('row', { name: new RegExp(sent.number) });
      if (!moved || !row) throw new Error('There are no rows.');
      expect(within(moved).getAllByText(sent.number)).toHaveLength(1);
      const link = within(row).getByRole('link', { name: sent.number });
      expect(link.getAttribute('href')).toBe(`/counter/requests/${sent.id}`);
      expect(within(row).getByText(photoWords)).toBeTruthy();
      expect(row.textContent).not.toContain(String(envelope.Id));
      const other = screen.getByRole('row', { name: new RegExp(`lost in ${language}`) });
      expect(within(other).getByText(gone)).toBeTruthy();
      expect(other.textContent).not.toContain('987654');
    },
  );
});
