import styles from './Spinner.module.css';

/** A small decorative spinner beside a text that describes the activity. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
