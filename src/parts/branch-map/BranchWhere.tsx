import { neighboursOf } from '#domain/branch-distance.ts';
import { geoHref, type Branch } from '#domain/branch.ts';
import { compassPoints, compassTo, metresBetween, type Spot } from '#domain/distance.ts';
import { useLanguage, useText } from '#state/language.ts';
import { branchMapText, wayText } from '#text/branches.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import surface from '#ui/surface.module.css';
import styles from './BranchWhere.module.css';
import type { MapPlace } from './map-places.ts';

export interface BranchWhereProps {
  /** A branch with coordinates. */
  branch: Branch;
  branches: readonly Branch[];
  /** The visitor's position, once they have shared it. */
  here: Spot | null;
  /** The nearest district town. */
  district: MapPlace | null;
}

/** The maximum number of other branches that serve as landmarks. */
const maxNeighbours = 3;
/**
 * The minimum distance of a town in metres. Towns are positioned to 0.01°, so the direction to a
 * nearer one may be wrong.
 */
const nearestTown = 3_000;

/**
 * Describes a branch's location where the map shows no streets: its address in large type, and the
 * distance and direction from known places.
 */
export function BranchWhere({ branch, branches, here, district }: BranchWhereProps) {
  const t = useText(branchMapText);
  const language = useLanguage();
  const title = t.branch(nameOf(branch, language));
  const place = { name: branch.location, nameBn: branch.locationBn };
  const isTownFar = district !== null && metresBetween(district, branch) >= nearestTown;
  const starts = [
    ...(here ? [{ key: 'here', from: here, words: t.fromHere }] : []),
    ...(isTownFar
      ? [{ key: 'town', from: district, words: t.fromTown(nameOf(district, language)) }]
      : []),
    ...neighboursOf(branch, branches, maxNeighbours).map((other) => ({
      key: other.id,
      from: other,
      words: t.fromBranch(t.branch(nameOf(other, language))),
    })),
  ];
  return (
    <section
      className={classes(surface['raised'], styles['where'])}
      aria-label={t.whereAbouts(title)}
    >
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['address']} lang={nameLanguage(place, language)}>
        {nameOf(place, language)}
      </p>
      <ul className={styles['ways']}>
        {starts.map(({ key, from, words }) => (
          <li key={key} className={styles['way']}>
            <Arrow from={from} to={branch} />
            <span>
              {words}: {wayText(from, branch, language)}
            </span>
          </li>
        ))}
      </ul>
      {starts.length > 0 && <p className={styles['small']}>{t.asTheCrowFlies}</p>}
      <a className={buttonLook('secondary')} href={geoHref(branch)}>
        <Icon name="pin" />
        {t.outside}
      </a>
    </section>
  );
}

/** An arrow in the compass direction from one place to another. North is up. */
function Arrow({ from, to }: { from: Spot; to: Spot }) {
  const eighths = compassPoints.indexOf(compassTo(from, to));
  return (
    <svg
      className={styles['arrow']}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden
      style={{ rotate: `${eighths * 45}deg` }}
    >
      <path d="M12 3 18 12 H13.5 V21 H10.5 V12 H6 Z" fill="currentColor" />
    </svg>
  );
}
