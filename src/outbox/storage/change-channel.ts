/**
 * Notifies every tab and the worker that the submissions have changed. The message has no content;
 * each context reads the store again.
 */
const channelName = 'nirog-outbox';

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', () => listeners.forEach((listener) => listener()));
  return channel;
}

/** Notifies all contexts, including this one. */
export function announceChange(): void {
  listeners.forEach((listener) => listener());
  openChannel()?.postMessage('changed');
}

/**
 * Calls `listener` after every change, from any context. Returns the function that unsubscribes.
 */
export function subscribeToChanges(listener: () => void): () => void {
  listeners.add(listener);
  openChannel();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}
