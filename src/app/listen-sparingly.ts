/**
 * React listens on its root, and on the body once a portal has been there, to every event it knows. A
 * tap fires some twenty of them before its click, and each takes the main thread: a third of the time
 * until the click, on a slow phone. The router's intent preloading needs `touchstart`, and `mouseover`
 * and `mouseout` where something can hover; an iPhone shows no `:active` without a `touchstart` listener.
 * Code that follows a pointer listens on its own element (`tests/architecture.test.ts`).
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
