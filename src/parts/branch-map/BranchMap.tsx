import { useEffect, useMemo, useRef, useState } from 'react';
import { metresTo } from '#domain/branch-distance.ts';
import { isOnMap, type Branch } from '#domain/branch.ts';
import type { Spot } from '#domain/distance.ts';
import { useLanguage, useText } from '#state/language.ts';
import { branchMapText, distanceText } from '#text/branches.ts';
import { nameOf } from '#text/names.ts';
import { digits } from '#text/numbers.ts';
import { speak, type Language } from '#text/sentences.ts';
import styles from './BranchMap.module.css';
import { MapCaption } from './MapCaption.tsx';
import { MapTrouble } from './MapTrouble.tsx';
import type { BranchSign } from './info-window.ts';
import type { MapView, OpenMap } from './maplibre-map.ts';
import { tryToOpen, type Trouble } from './try-to-open.ts';

/** A tapped branch. Every tap creates a new object, so that the same branch can be opened again. */
export interface Chosen {
  branch: Branch;
}

interface BranchMapProps {
  /** All branches that match, on every page of the table. */
  branches: readonly Branch[];
  /** The branches of the current page, rendered as links if no map can be drawn. */
  shown: readonly Branch[];
  chosen: Chosen | null;
  /** The visitor's position, once they have shared it. */
  here: Spot | null;
  onChoose: (branch: Branch) => void;
}

/**
 * The map of the branches, 400 px high (catalogue-88). It is loaded when it scrolls near the
 * viewport.
 */
export function BranchMap({ branches, shown, chosen, here, onChoose }: BranchMapProps) {
  const t = useText(branchMapText);
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [map, setMap] = useState<OpenMap | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const signs = useMemo(
    () => branches.filter(isOnMap).map((branch) => signOf(branch, here, language)),
    [branches, here, language],
  );

  useEffect(() => {
    if (!frame.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);

  // Creates the map in its element. A change of the language recreates it.
  useEffect(() => {
    const container = paper.current;
    if (!isNear || trouble || !container) return undefined;
    let isGone = false;
    let opened: OpenMap | null = null;
    async function open(place: HTMLElement): Promise<void> {
      const result = await tryToOpen(place, {
        words: t,
        language,
        onPress: ({ branch }) => onChoose(branch),
        onView: setView,
      });
      if (typeof result === 'string') {
        if (!isGone) setTrouble(result);
      } else if (isGone) {
        result.close();
      } else {
        opened = result;
        setMap(result);
      }
    }
    void open(container);
    return () => {
      isGone = true;
      opened?.close();
      setMap(null);
    };
  }, [isNear, trouble, t, language, onChoose]);

  useEffect(() => {
    map?.show(signs);
    map?.markHere(here);
  }, [map, signs, here]);

  useEffect(() => {
    if (!chosen || !isOnMap(chosen.branch)) return;
    frame.current?.scrollIntoView({ block: 'nearest' });
    map?.open(signOf(chosen.branch, here, language));
  }, [map, chosen, here, language]);

  if (trouble) {
    return <MapTrouble trouble={trouble} shown={shown} onRetry={() => setTrouble(null)} />;
  }
  return (
    <div className={styles['map']}>
      <div ref={frame} className={styles['frame']}>
        <div ref={paper} className={styles['paper']} />
        {!map && (
          <p role="status" className={styles['opening']}>
            {t.opening}
          </p>
        )}
      </div>
      <MapCaption
        view={map && view}
        branch={chosen?.branch ?? null}
        branches={branches}
        here={here}
      />
    </div>
  );
}

/** A branch for the map, in the reader's language. */
function signOf(branch: Branch, here: Spot | null, language: Language): BranchSign {
  const t = speak(branchMapText, language);
  const name = nameOf(branch, language);
  const metres = metresTo(branch, here);
  return {
    branch,
    name,
    title: t.branch(name),
    address: nameOf({ name: branch.location, nameBn: branch.locationBn }, language),
    phone: branch.mobile && t.mobile(digits(branch.mobile, language)),
    away: metres === null ? '' : distanceText(metres, language),
    outside: t.outsideShort,
  };
}
