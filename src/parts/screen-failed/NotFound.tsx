import { Link } from '@tanstack/react-router';
import { useText } from '#state/language.ts';
import { unvisitedText } from '#text/unvisited.ts';
import { buttonLook } from '#ui/button-look.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import styles from './NotFound.module.css';

/**
 * The not-found screen of a product or a shelf: the error, its reason, and links to home and to a
 * request (errors-32). Without a title it shows that the product is not sold (catalogue-125).
 */
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
