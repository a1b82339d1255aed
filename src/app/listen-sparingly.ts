/**
 * React listens on its root, and on the body once a dialog has been there, to every event it
 * knows. Of a finger the shop needs there that it has come, for the router fetches what it
 * touches, and its tap. All that is told in between, to listeners for pointers, for the touch's
 * end and for the mouse that a finger is taken for, takes the page's own thread before the tap
 * does: a third of the time until it is told, on a slow phone. What follows a pointer listens
 * where it stands (`tests/architecture.test.ts`).
 */
const unused = 'touch[^s]|wheel|pointer|mouse';

/** Keeps React from listening to what the shop does not use. Before it renders. */
export function listenSparingly(...places: EventTarget[]): void {
  // Where nothing can hover there is no mouse: what is told as one's is a finger's.
  const ofMouse = matchMedia('(any-hover:none)').matches ? '' : '[mdu]';
  const unheard = new RegExp(unused + ofMouse);
  for (const place of places) {
    const listen = place.addEventListener.bind(place);
    place.addEventListener = (type: string, ...rest: [EventListener]) => {
      if (!unheard.test(type)) listen(type, ...rest);
    };
  }
}
