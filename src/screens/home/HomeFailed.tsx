import { Link } from '@tanstack/react-router';
import { ListFailed } from '#parts/list-failed/ListFailed.tsx';
import { useText } from '#state/language.ts';
import { homeAwayText } from '#text/home-away.ts';
import { buttonLook } from '#ui/button-look.ts';

/** Nothing is known yet, and the shop does not answer: why, and what can be done even so. */
export function HomeFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText(homeAwayText);
  return (
    <ListFailed
      error={error}
      words={t}
      onRetry={onRetry}
      beside={
        <Link to="/order" className={buttonLook('secondary')}>
          {t.writeRequest}
        </Link>
      }
    />
  );
}
