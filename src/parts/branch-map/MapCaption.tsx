import { isOnMap, type Branch } from '#domain/branch.ts';
import type { Spot } from '#domain/distance.ts';
import { useLanguage, useText } from '#state/language.ts';
import { branchMapText } from '#text/branches.ts';
import { nameOf } from '#text/names.ts';
import { configuredMap } from './configured-map.ts';
import styles from './BranchMap.module.css';
import { BranchWhere } from './BranchWhere.tsx';
import type { MapView } from './maplibre-map.ts';

export interface MapCaptionProps {
  /** Null before the map is drawn. */
  view: MapView | null;
  /** The branch that was tapped last. */
  branch: Branch | null;
  /** All branches that match. */
  branches: readonly Branch[];
  /** The visitor's position, once they have shared it. */
  here: Spot | null;
}

/**
 * The text below the map: the location in words if the map shows no streets, a link to a detailed
 * map, and the map's attribution.
 */
export function MapCaption({ view, branch, branches, here }: MapCaptionProps) {
  const t = useText(branchMapText);
  const language = useLanguage();
  const near = view?.isWithoutStreets && view.district ? nameOf(view.district, language) : '';
  return (
    <div className={styles['caption']}>
      {near && <p>{t.withoutStreets(near)}</p>}
      {near && branch && isOnMap(branch) && (
        <BranchWhere
          branch={branch}
          branches={branches}
          here={here}
          district={view?.district ?? null}
        />
      )}
      <p className={styles['credit']}>
        {t.credit} {configuredMap.credit}
      </p>
    </div>
  );
}
