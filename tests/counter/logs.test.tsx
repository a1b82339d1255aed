// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeAudit } from '#server/services/audit.ts';
import { openCounter, signInAs, useCounter } from './counter-harness.tsx';

const theShop = useCounter();

describe('the audit log', () => {
  // counter-197
  it.each([
    ['en', 'Coupon made'],
    ['bn', 'কুপন বানানো হয়েছে'],
  ] as const)(
    'says in %s what was done, and below it what the log calls it',
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
});
