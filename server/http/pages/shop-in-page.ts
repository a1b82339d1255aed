/**
 * Writes the shop's own data into the built index.html. The built file names no shop: it has
 * neutral sentences, and comments at the places of the phone number. The build's id and the
 * worker's copy are those of the neutral file, so a change of the settings needs no new build, and
 * no phone keeps an old number or name in its shell (shell-123). On a phone, the app itself sets
 * title and colour from the settings that it stores.
 */
import escapeHtml from 'escape-html';
import type { DatedShop } from '#contract/shop.ts';
import { colourProperties, themeColour } from '#domain/brand-colour.ts';
import { phoneContact } from '#domain/shop.ts';
import { iconPath } from '#domain/shop-icons.ts';
import { shellPageText } from '#text/shell-page.ts';

/** The whole shell page: title, description, colour, icons and phone number. */
export function shellOfShop(html: string, shop: DatedShop): string {
  const { name, tagline } = shop.identity;
  const named = withShop(html, shop).replace('<html ', `<html${colourAttribute(shop)} `);
  if (!name.en) return named;
  const description = escapeHtml([name.en, tagline.en].filter(Boolean).join(' – '));
  return named
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(name.en)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${description}" />`,
    );
}

/** A part of the page with the colour of the browser's bars, the icons and the phone number. */
export function withShop(part: string, { identity, contact }: DatedShop): string {
  const { href, shown } = phoneContact(contact.phones[0] ?? '');
  const link = `<a href="${escapeHtml(href)}">${escapeHtml(shown)}</a>`;
  return part
    .replace(/(<meta name="theme-color" content=")[^"]*/, `$1${themeColour(identity.color)}`)
    .replaceAll(
      /(?<=href=")\/(?:icons\/)?(favicon\.svg|apple-touch-icon\.png)(?=")/g,
      (address, file: string) => (identity.logo ? iconPath(identity.logo, file) : address),
    )
    .replaceAll(/<!--call:(en|bn)-->/g, (_comment, language) =>
      shown ? shellPageText.call[language === 'bn' ? 1 : 0](link) : '',
    );
}

/** The attribute of `<html>` with the shop's own colour; '' for the standard one. */
export function colourAttribute({ identity }: DatedShop): string {
  const properties = Object.entries(colourProperties(identity.color));
  const style = properties.map(([property, value]) => `${property}:${value}`).join(';');
  return style && ` style="${style}"`;
}
