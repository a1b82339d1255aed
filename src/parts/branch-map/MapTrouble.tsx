import { geoHref, isOnMap, type Branch } from '#domain/branch.ts';
import { useLanguage, useText } from '#state/language.ts';
import { branchMapText } from '#text/branches.ts';
import { nameOf } from '#text/names.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './BranchMap.module.css';
import type { Trouble } from './try-to-open.ts';

export interface MapTroubleProps {
  trouble: Trouble;
  /** The branches of the current page, as links to the phone's own map. */
  shown: readonly Branch[];
  onRetry: () => void;
}

/** Shown if no map can be drawn: the reason, and links to the phone's own map. */
export function MapTrouble({ trouble, shown, onRetry }: MapTroubleProps) {
  const t = useText(branchMapText);
  const language = useLanguage();
  return (
    <div className={styles['trouble']}>
      <Notice
        tone="info"
        icon="pin"
        action={
          trouble === 'notHere' && (
            <Button variant="secondary" onClick={onRetry}>
              {t.retry}
            </Button>
          )
        }
      >
        {t[trouble]}
      </Notice>
      <ul className={styles['links']}>
        {shown.filter(isOnMap).map((branch) => (
          <li key={branch.id}>
            <a className={styles['link']} href={geoHref(branch)}>
              {t.openOutside(nameOf(branch, language))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
