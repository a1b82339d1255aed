import { useAppOnPhone } from '#state/app-on-phone.ts';
import { useText } from '#state/language.ts';
import { appOnPhoneText } from '#text/app-on-phone.ts';

/**
 * Shows how much of the app is stored on this phone, and "ready" only when it is complete. Renders
 * nothing without a service worker.
 */
export function AppReady() {
  const t = useText(appOnPhoneText);
  const app = useAppOnPhone();
  if (!app) return null;
  const percent = Math.floor((app.kept / app.all) * 100);
  const coming = app.isFull ? t.full(percent) : t.coming(percent);
  return <span>{app.kept === app.all ? t.ready : coming}</span>;
}
