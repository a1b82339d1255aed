import { Link } from '@tanstack/react-router';
import { useText } from '#state/language.ts';
import { unvisitedText } from '#text/unvisited.ts';
import { buttonLook } from '#ui/button-look.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import styles from './NotFound.module.css';

/** The not-found state of a product or a shelf: the sentence, why, and the ways on (errors-32); a product that is not sold says so (catalogue-125). */
export function NotFound({ title }: { title?: string }) {
  const t = useText(unvisitedText);
  return (
    <ErrorState
      isScreen
      title={title ?? t.notSold}
      action={
        <div className={styles['ways']}>
          <Link to="/" className={buttonLook('primary')}>
            {t.backHome}
          </Link>
          <Link to="/order" className={buttonLook('secondary')}>
            {t.requestOrder}
          </Link>
        </div>
      }
    >
      <p>{title === undefined ? t.notSoldHint : t.goneHint}</p>
    </ErrorState>
  );
}
