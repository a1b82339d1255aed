import { Link } from '@tanstack/react-router';
import { useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './UploadPrescriptionLink.module.css';

/** Leads to the upload area of the request order; below 1240 px it reads 'Prescriptions' (shell-7). */
export function UploadPrescriptionLink() {
  const t = useText(shellText);
  return (
    <Link
      to="/order"
      hash="prescriptions"
      className={styles['link']}
      aria-label={t.uploadPrescription}
    >
      <Icon name="prescription" />
      <span className={styles['long']}>{t.uploadPrescription}</span>
      <span className={styles['short']}>{t.prescriptions}</span>
    </Link>
  );
}
