import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Gives what is open an entry in the browser's history, so that Back closes it
 * and stays on the page. Returns the way to leave it, which takes the entry out
 * again. A choice that leads elsewhere replaces the entry instead. Where every
 * dialog has such an entry (parts/back), that one serves.
 */
export function useHistoryEntry(onBack: () => void): () => void {
  const goBack = useEffectEvent(onBack);
  const [isOwn] = useState(() => !document.documentElement.hasAttribute('data-closes-by-back'));

  useEffect(() => {
    if (!isOwn) return undefined;
    // The router listens on `history.pushState`, and has nothing to load for the same address.
    History.prototype.pushState.call(window.history, window.history.state, '');
    const close = () => goBack();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [isOwn]);

  return isOwn ? () => window.history.back() : onBack;
}
