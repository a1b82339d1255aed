/**
 * React listens on its root, and on the body once a dialog has been there, to every event it
 * knows. A listener for touches or pointers there makes the browser ask the page's own thread
 * about every finger before it may become a tap: a third of the time to the paint after it, on a
 * slow phone. Nothing in the shop needs them there: what follows a pointer listens where it
 * stands (`tests/architecture.test.ts`).
 */
const unused = /^(touch|wheel|mouse(move|o)|.*pointer)/;

/** Keeps React from listening to what the shop does not use. Before it renders. */
export function listenSparingly(...places: EventTarget[]): void {
  for (const place of places) {
    const listen = place.addEventListener.bind(place);
    place.addEventListener = (type: string, ...rest: [EventListener]) => {
      if (!unused.test(type)) listen(type, ...rest);
    };
  }
}
