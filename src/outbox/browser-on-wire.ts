/** A browser's push subscription in its wire format. */
export function browserOnWire(subscription: PushSubscription) {
  const { keys } = subscription.toJSON();
  return {
    Endpoint: subscription.endpoint,
    P256dh: keys?.['p256dh'] ?? '',
    Auth: keys?.['auth'] ?? '',
  };
}
