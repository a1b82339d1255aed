/** Lets a writer ask for a delivery without knowing who delivers: the app starts the triggers later. */
let run: ((isForced: boolean) => void) | null = null;

/** Who delivers subscribes here. */
export function onDeliveryRequested(deliver: (isForced: boolean) => void): () => void {
  run = deliver;
  return () => {
    if (run === deliver) run = null;
  };
}

/** Something may be due. Returns at once. */
export function requestDelivery(): void {
  run?.(false);
}

/** The customer said "Send now": tried even if the browser believes that there is no network. */
export function requestDeliveryNow(): void {
  run?.(true);
}
