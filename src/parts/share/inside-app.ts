/**
 * The browser inside another app (Facebook, Messenger, Instagram, any WebView of Android) keeps no
 * file and prints nothing, and says neither.
 */
export function isInsideApp(): boolean {
  return /; wv\)|FBAN|FBAV|Instagram/.test(navigator.userAgent);
}
