import { shopStore } from '#state/shop.ts';

/**
 * Gives this page the shop's main colour, and follows its changes (shell-125). Changes the
 * properties that the server writes into the style attribute of `<html>`.
 */
export function followColour(): void {
  void applyColour();
  shopStore.subscribe(() => void applyColour());
}

/**
 * The code that computes the shades is loaded separately, because a shop with the standard colour
 * does not need it. Without it the page keeps the colour that it has.
 */
async function applyColour(): Promise<void> {
  const { style } = document.documentElement;
  const { savedAt, identity } = shopStore.get();
  // The page from the server has the colour before this phone has stored the settings.
  if (!savedAt || (!identity.color && style.length === 0)) return;
  const shades = await import('#domain/brand-colour.ts').catch(() => null);
  if (!shades) return;
  const { color } = shopStore.get().identity;
  const own = shades.colourProperties(color);
  for (const property of Object.keys(shades.colourProperties(shades.standardColour))) {
    const value = own[property];
    if (value) style.setProperty(property, value);
    else style.removeProperty(property);
  }
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', shades.themeColour(color));
}
