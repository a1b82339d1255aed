import styles from './Points.module.css';

/** A list of short points. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles['points']}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
