/**
 * Whether this is a browser inside another app (Facebook, Messenger, Instagram, any Android
 * WebView). These cannot save files or print, and fail silently.
 */
export function isInsideApp(): boolean {
  return /; wv\)|FBAN|FBAV|Instagram/.test(navigator.userAgent);
}
