import { describe, expect, it } from 'vitest';
import { shortName } from '#domain/session.ts';
import { emptyPlaces, emptySettings, shopOf } from '#domain/shop.ts';
import { demoShop, datedShop } from '#tests/builders/shop.ts';

describe('the shop', () => {
  // checkout-52, shell-2, shell-22, shell-85, shell-86
  it('the demonstration has the values of the documents', () => {
    const shop = demoShop();
    expect(shop.tagline.en).toBe('The first model pharmacy in the country');
    expect(shop.copyrightYear).toBe(2022);
    expect(shop.cancellationCutoff).toEqual({ hour: 13, minute: 10 });
  });

  // shell-85
  it('every way to reach the shop is a link', () => {
    const { contact } = datedShop();
    const shop = demoShop({
      contact: {
        ...contact,
        phones: ['01712-345678', '+44 20 7946 0000', '16263'],
        messenger: 'ourshop',
        whatsapp: '01700-000000',
      },
    });
    expect(shop.phones.map(({ href }) => href)).toEqual([
      'tel:+8801712345678',
      'tel:+442079460000',
      'tel:16263',
    ]);
    expect(shop.chat).toEqual({
      messenger: 'https://m.me/ourshop',
      whatsapp: 'https://wa.me/8801700000000',
      phone: 'tel:+8801712345678',
    });
    expect(shop.email.href).toBe('mailto:care@nirog.example');
  });

  // shell-85
  it('what the shop has not entered is empty', () => {
    const shop = shopOf({
      isDemonstration: false,
      ownPages: [],
      ...emptySettings,
      places: emptyPlaces,
    });
    expect(shop.phone).toEqual({ shown: '', href: '' });
    expect(shop.chat).toEqual({ messenger: '', whatsapp: '', phone: '' });
    expect(shop.email.href).toBe('');
  });

  // shell-85
  it('the customer service has the first phone if it has none of its own', () => {
    const { contact } = datedShop();
    expect(demoShop().customerServicePhone.shown).toBe('09610-000000');
    const own = demoShop({ contact: { ...contact, customerServicePhone: '01800-000000' } });
    expect(own.customerServicePhone).toEqual({
      shown: '01800-000000',
      href: 'tel:+8801800000000',
    });
  });
});

describe('the customer’s name on the profile button', () => {
  // shell-10
  it.each([
    ['Rahim', 'Rahim'],
    ['Karima1', 'Karima1'],
    ['Karimunnesa', 'Karim..'],
  ])('%s is shown as %s: 5 characters and .. when longer than 7', (name, shown) => {
    expect(shortName(name)).toBe(shown);
  });

  // shell-10
  it('a name is cut between Bengali characters, never inside one', () => {
    expect(shortName('মোহাম্মদ শফিকুল')).toBe('মোহাম্মদ ..');
  });
});
