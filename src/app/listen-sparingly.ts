/**
 * React listens on its root, and on the body once a dialog has been there, to every event it
 * knows. Of a finger the shop needs there that it has come, for the router fetches what it
 * touches, and its tap. All that is told in between, to listeners for pointers and for the touch's
 * end, takes the page's own thread before the tap does: a third of the time until it is told, on a
 * slow phone. What follows a pointer listens where it stands (`tests/architecture.test.ts`).
 */
const unused = /^(touch[^s]|wheel|mousem|.*pointer)/;

/** Keeps React from listening to what the shop does not use. Before it renders. */
export function listenSparingly(...places: EventTarget[]): void {
  for (const place of places) {
    const listen = place.addEventListener.bind(place);
    place.addEventListener = (type: string, ...rest: [EventListener]) => {
      if (!unused.test(type)) listen(type, ...rest);
    };
  }
}
