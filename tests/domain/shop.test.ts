import { afterEach, describe, expect, it } from 'vitest';
import { configureDirectors, theDirectors } from '#domain/directors.ts';
import { shortName } from '#domain/session.ts';
import { configureShop } from '#domain/shop.ts';
import { theShop } from '#domain/shop.ts';

afterEach(() => configureShop({}));

describe('the shop', () => {
  // checkout-52, shell-2, shell-22, shell-85, shell-86
  it('the configuration is the demo shop’s by default', () => {
    expect(theShop().tagline.en).toBe('The first model pharmacy in the country');
    expect(theShop().copyrightYear).toBe(2022);
    expect(theShop().deliveryNote).toEqual({ insideDhaka: 80, outsideDhaka: 120 });
    expect(theShop().cancellationCutoff).toEqual({ hour: 13, minute: 10 });
  });

  // shell-85
  it('an operator’s values replace those of the demo shop, and the others stay', () => {
    configureShop({ name: { en: 'Shusthota', bn: 'সুস্থতা' } });
    expect(theShop().name.bn).toBe('সুস্থতা');
    expect(theShop().copyrightYear).toBe(2022);
  });
});

describe('the board of directors', () => {
  // shell-87
  it('the board is the demo board, or the operator’s own', () => {
    const demo = theDirectors();
    expect(demo).toHaveLength(6);
    expect(demo[0]).toEqual({
      name: { en: 'Rokeya Sultana', bn: 'রোকেয়া সুলতানা' },
      role: { en: 'Chairperson', bn: 'চেয়ারপারসন' },
      image: 'director-rokeya-sultana.webp',
    });
    configureDirectors([]);
    expect(theDirectors()).toEqual([]);
    configureDirectors(demo);
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
