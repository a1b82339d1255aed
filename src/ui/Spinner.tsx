import styles from './Spinner.module.css';

/** A small turning ring; it decorates a text that says what is being done. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
