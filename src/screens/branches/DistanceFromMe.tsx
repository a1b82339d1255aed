import { useText } from '#state/language.ts';
import { branchesText } from '#text/branches.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import layout from '#ui/page.module.css';
import styles from './BranchesScreen.module.css';
import type { Here } from './use-here.ts';

export interface DistanceFromMeProps {
  here: Here;
  onFind: () => void;
  onForget: () => void;
}

/** Sorts the branches by distance on request, and shows the outcome of the location request. */
export function DistanceFromMe({ here, onFind, onForget }: DistanceFromMeProps) {
  const t = useText(branchesText);
  const isFound = here.kind === 'found';
  return (
    <div className={styles['distance']}>
      <Button
        variant="secondary"
        busy={here.kind === 'finding'}
        onClick={isFound ? onForget : onFind}
      >
        <Icon name="pin" />
        {isFound ? t.distanceOff : t.distance}
      </Button>
      <p role="status" className={layout['count']}>
        {here.kind === 'finding' && t.finding}
        {isFound && t.nearestFirst}
        {here.kind === 'not-asked' && t.distancePrivacy}
      </p>
      {(here.kind === 'denied' || here.kind === 'unavailable') && (
        <Notice tone="warning" icon="pin" live>
          {t[here.kind]}
        </Notice>
      )}
    </div>
  );
}
