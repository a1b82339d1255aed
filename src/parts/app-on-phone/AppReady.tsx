import { useAppOnPhone } from '#state/app-on-phone.ts';
import { useText } from '#state/language.ts';
import { appOnPhoneText } from '#text/app-on-phone.ts';

/** Says how much of the app is on this phone, and "ready" only once all of it is; nothing where no worker keeps it. */
export function AppReady() {
  const t = useText(appOnPhoneText);
  const app = useAppOnPhone();
  if (!app) return null;
  const percent = Math.floor((app.kept / app.all) * 100);
  const coming = app.isFull ? t.full(percent) : t.coming(percent);
  return <span>{app.kept === app.all ? t.ready : coming}</span>;
}
