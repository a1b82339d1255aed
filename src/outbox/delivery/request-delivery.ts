/** Lets modules request a delivery before the app has started the triggers that deliver. */
let run: ((isForced: boolean) => void) | null = null;

/** Registers the function that delivers. Returns the function that unregisters it. */
export function onDeliveryRequested(deliver: (isForced: boolean) => void): () => void {
  run = deliver;
  return () => {
    if (run === deliver) run = null;
  };
}

/** Requests a delivery of whatever is due. Returns immediately. */
export function requestDelivery(): void {
  run?.(false);
}

/** Requests a delivery on the customer's "Send now", even if the browser reports no network. */
export function requestDeliveryNow(): void {
  run?.(true);
}
