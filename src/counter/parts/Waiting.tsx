import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Waiting.module.css';

/** A skeleton of some rows. */
export function Waiting({ rows = 6 }: { rows?: number }) {
  const t = useText(frameText);
  return (
    <div className={styles['rows']}>
      <VisuallyHidden>{t.waiting}</VisuallyHidden>
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} shape="button" className={styles['row']} />
      ))}
    </div>
  );
}
