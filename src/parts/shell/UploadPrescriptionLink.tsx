import { Link } from '@tanstack/react-router';
import { useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { classes } from '#ui/classes.ts';
import header from '#ui/header-button.module.css';
import { Icon } from '#ui/Icon.tsx';
import optional from '#ui/optional-words.module.css';
import styles from './UploadPrescriptionLink.module.css';

/**
 * Links to the upload area of the request order. Below 1240 px its label and accessible name are
 * 'Prescriptions' (shell-7).
 */
export function UploadPrescriptionLink() {
  const t = useText(shellText);
  return (
    <Link to="/order" hash="prescriptions" className={classes(header['button'], styles['link'])}>
      <Icon name="prescription" />
      <span className={classes(optional['words'], styles['long'])}>{t.uploadPrescription}</span>
      <span className={classes(optional['words'], styles['short'])}>{t.prescriptions}</span>
    </Link>
  );
}
