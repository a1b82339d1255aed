import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ShopSettings } from '#domain/shop.ts';
import { colourAttribute, shellOfShop } from '#server/http/pages/shop-in-page.ts';
import { datedShop } from '#tests/builders/shop.ts';

const html = readFileSync('index.html', 'utf8');

function shell({
  identity = {},
  phones,
}: {
  identity?: Partial<ShopSettings['identity']>;
  phones?: string[];
}): string {
  const { identity: demo, contact } = datedShop();
  return shellOfShop(
    html,
    datedShop({
      identity: { ...demo, ...identity },
      contact: { ...contact, ...(phones && { phones }) },
    }),
  );
}

// shell-106, shell-123
describe('the shell page', () => {
  it('names the shop and its phone in both languages, and without JavaScript', () => {
    const name = { en: 'Rahmat & Sons', bn: 'রহমত' };
    const page = shell({ identity: { name }, phones: ['01712-345678'] });
    expect(page).toContain('<title>Rahmat &amp; Sons</title>');
    const link = '<a href="tel:+8801712345678">01712-345678</a>';
    expect(page.split(link)).toHaveLength(4);
    expect(page).toMatch(new RegExp(`<noscript>[^<]*${link.replace('+', '\\+')}.</noscript>`));
    expect(page).not.toContain('<!--call');
  });

  it('is a sentence without a phone for a shop that has none', () => {
    const page = shell({ phones: [] });
    expect(page).toContain('update it.\n');
    expect(page).not.toContain('tel:');
    expect(page).not.toContain('<!--call');
  });

  it('stays neutral for a shop without a name', () => {
    const page = shell({ identity: { name: { en: '', bn: '' } } });
    expect(page).toContain('<title>Pharmacy</title>');
  });

  // shell-124
  it('has the icons of an own logo under the addresses of its version', () => {
    const page = shell({ identity: { logo: 'logo-72x72-0123456789ab.webp' } });
    expect(page).toContain('href="/icons/favicon.svg?v=0123456789ab"');
    expect(page).toContain('href="/icons/apple-touch-icon.png?v=0123456789ab"');
    expect(shell({})).toContain('href="/favicon.svg"');
  });

  // shell-125
  it('has the main colour before any script runs', () => {
    const page = shell({ identity: { color: '#1a5cad' } });
    expect(page).toContain('<meta name="theme-color" content="#1a5cad" />');
    expect(page).toMatch(/<html style="[^"]*--own-fill-light:#1a5cad;[^"]*" lang="en">/);
    expect(colourAttribute(datedShop())).toBe('');
  });
});
