import { colourProperties, standardColour, themeColour } from '#domain/brand-colour.ts';
import { shopStore } from '#state/shop.ts';

const properties = Object.keys(colourProperties(standardColour));

/**
 * Gives this page the shop's main colour, and follows its changes (shell-125). Changes the
 * properties that the server writes into the style attribute of `<html>`.
 */
export function followColour(): void {
  applyColour();
  shopStore.subscribe(applyColour);
}

function applyColour(): void {
  const { savedAt, identity } = shopStore.get();
  // The page from the server has the colour before this phone has stored the settings.
  if (!savedAt) return;
  const own = colourProperties(identity.color);
  const { style } = document.documentElement;
  for (const property of properties) {
    const value = own[property];
    if (value) style.setProperty(property, value);
    else style.removeProperty(property);
  }
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', themeColour(identity.color));
}
