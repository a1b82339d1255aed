import styles from './Points.module.css';

/** Short points, one below the other. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles['points']}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
