/**
 * React adds listeners for all events that it supports to its root, and to the body once a portal
 * has been rendered there. A tap fires about twenty of these events before its click. On a slow
 * phone their listeners take a third of the time until the click. The router's intent preloading
 * needs `touchstart`, and `mouseover` and `mouseout` on devices that can hover; Safari on iPhones
 * shows no `:active` style without a `touchstart` listener. Code that follows a pointer adds a
 * listener to its own element (`.oxlintrc.json`).
 */
const unused = 'touch[^s]|wheel|pointer|mouse';

/**
 * Prevents React from listening to events that the shop does not use. Call it before React renders.
 */
export function listenSparingly(...places: EventTarget[]): void {
  // A device that cannot hover has no mouse, so its mouse events are emulated from touches.
  const ofMouse = matchMedia('(any-hover:none)').matches ? '' : '[mdu]';
  const unheard = new RegExp(unused + ofMouse);
  for (const place of places) {
    const listen = place.addEventListener.bind(place);
    place.addEventListener = (type: string, ...options: [EventListener]) => {
      if (!unheard.test(type)) listen(type, ...options);
    };
  }
}
