import { useEffect, useEffectEvent } from 'react';

/**
 * Gives what is open an entry in the browser's history, so that Back closes it
 * and stays on the page. Returns the way to leave it, which takes the entry out
 * again. A choice that leads elsewhere replaces the entry instead.
 */
export function useHistoryEntry(onBack: () => void): () => void {
  const goBack = useEffectEvent(onBack);

  useEffect(() => {
    // The router listens on `history.pushState`, and has nothing to load for the same address.
    History.prototype.pushState.call(window.history, window.history.state, '');
    const close = () => goBack();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  return () => window.history.back();
}
