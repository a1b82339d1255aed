import { useText } from '#state/language.ts';
import { piecesText } from '#text/counter/pieces.ts';
import { Button } from '#ui/Button.tsx';
import styles from './MorePieces.module.css';

export interface MorePiecesProps {
  pieces: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** The button below a list that fetches the next piece. Renders nothing after the last one. */
export function MorePieces({ pieces }: MorePiecesProps) {
  const t = useText(piecesText);
  if (!pieces.hasNextPage) return null;
  return (
    <div className={styles['more']}>
      <Button
        variant="secondary"
        busy={pieces.isFetchingNextPage}
        onClick={() => void pieces.fetchNextPage()}
      >
        {t.more}
      </Button>
    </div>
  );
}
