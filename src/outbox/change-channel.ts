/** Tells every tab and the worker that the submissions have changed; they read them again themselves. */
const channelName = 'nirog-outbox';

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', () => listeners.forEach((listener) => listener()));
  return channel;
}

/** Says to everyone, this context included, that something has changed. */
export function announceChange(): void {
  listeners.forEach((listener) => listener());
  openChannel()?.postMessage('changed');
}

/** Calls `listener` after every change, whoever made it; returns the way to stop. */
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
