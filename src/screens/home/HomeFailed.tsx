import { Link } from '@tanstack/react-router';
import { ListFailed } from '#parts/list-failed/ListFailed.tsx';
import { useText } from '#state/language.ts';
import { homeAwayText } from '#text/home-away.ts';
import { buttonLook } from '#ui/button-look.ts';

/**
 * Shown if the home page could not be fetched and is not stored: the reason, and what still works.
 */
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
