import { useEffect, useMemo, useRef, useState } from 'react';
import { geoHref, isOnMap, type Branch } from '#domain/branch.ts';
import { useLanguage, useText } from '#state/language.ts';
import { branchMapText } from '#text/branches.ts';
import { digits } from '#text/numbers.ts';
import { nameOf } from '#text/names.ts';
import type { Language, Spoken } from '#text/sentences.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './BranchMap.module.css';
import type { BranchSign, OpenMap } from './maplibre-map.ts';

/** A press on a branch; a new object for every press, so that the same branch can be opened again. */
export interface Chosen {
  branch: Branch;
}

export interface BranchMapProps {
  /** All that are found, whatever page of the table is open. */
  branches: readonly Branch[];
  /** Offered as links where no map can be drawn. */
  shown: readonly Branch[];
  chosen: Chosen | null;
  onChoose: (branch: Branch) => void;
}

/** `cannot`: the browser has no WebGL. `notHere`: the map's own files did not come. */
type Trouble = 'cannot' | 'notHere';

/** The map of the branches, 400 px high (S1 §2). It is loaded when it comes near the window. */
export function BranchMap({ branches, shown, chosen, onChoose }: BranchMapProps) {
  const t = useText(branchMapText);
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [map, setMap] = useState<OpenMap | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const signs = useMemo(
    () => branches.filter(isOnMap).map((branch) => signOf(branch, t, language)),
    [branches, t, language],
  );

  // The outside world: what is in the window.
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

  // The outside world: a map lives in its element, and speaks the language it was opened in.
  useEffect(() => {
    const container = paper.current;
    if (!isNear || trouble || !container) return undefined;
    let isGone = false;
    let opened: OpenMap | null = null;
    async function open(place: HTMLElement): Promise<void> {
      const result = await tryToOpen(place, t, onChoose);
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
  }, [isNear, trouble, t, onChoose]);

  // The outside world: what stands on the map.
  useEffect(() => {
    map?.show(signs);
  }, [map, signs]);

  // The outside world: the info window of the branch that was pressed.
  useEffect(() => {
    if (!chosen || !isOnMap(chosen.branch)) return;
    frame.current?.scrollIntoView({ block: 'nearest' });
    map?.open(signOf(chosen.branch, t, language));
  }, [map, chosen, t, language]);

  if (trouble) {
    return (
      <div className={styles['trouble']}>
        <Notice
          tone="info"
          icon="pin"
          action={
            trouble === 'notHere' && (
              <Button variant="secondary" onClick={() => setTrouble(null)}>
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
  return (
    <div ref={frame} className={styles['frame']}>
      <div ref={paper} className={styles['paper']} />
      {!map && (
        <p role="status" className={styles['opening']}>
          {t.opening}
        </p>
      )}
    </div>
  );
}

async function tryToOpen(
  container: HTMLElement,
  words: Spoken<typeof branchMapText>,
  onChoose: (branch: Branch) => void,
): Promise<OpenMap | Trouble> {
  // Asked first: a browser without WebGL is spared a megabyte that could not help it.
  if (!document.createElement('canvas').getContext('webgl2')) return 'cannot';
  const code = await loadMap();
  if (!code) return 'notHere';
  try {
    return code.openMap(container, words, ({ branch }) => onChoose(branch));
  } catch {
    return 'cannot';
  }
}

async function loadMap() {
  try {
    return await import('./maplibre-map.ts');
  } catch {
    return null;
  }
}

function signOf(
  branch: Branch,
  words: Spoken<typeof branchMapText>,
  language: Language,
): BranchSign {
  const name = nameOf(branch, language);
  return {
    branch,
    name,
    title: words.branch(name),
    address: nameOf({ name: branch.location, nameBn: branch.locationBn }, language),
    phone: digits(branch.mobile, language),
  };
}
