import { Link } from '@tanstack/react-router';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import layout from '#ui/page.module.css';
import styles from './PrescriptionsScreen.module.css';

/** The title and a link to the saved prescriptions (shell-48). */
export function PrescriptionsScreen() {
  const t = useText(prescriptionsText);
  const history = useText(prescriptionHistoryText);
  usePageTitle(t.title);
  return (
    <div className={classes(layout['page'], layout['airy'], styles['screen'])}>
      <h1>{t.title}</h1>
      <p>{history.intro}</p>
      <Link to="/profile/prescription/history" className={buttonLook('primary')}>
        {history.title}
      </Link>
    </div>
  );
}
