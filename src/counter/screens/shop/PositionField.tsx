import { useEffect, useRef, useState } from 'react';
import type { Spot } from '#domain/distance.ts';
import { positionTyped } from '#domain/typed-position.ts';
import type { MapView, OpenMap } from '#parts/branch-map/maplibre-map.ts';
import { tryToOpen } from '#parts/branch-map/try-to-open.ts';
import { useLanguage, useText } from '#state/language.ts';
import { branchMapText } from '#text/branches.ts';
import { shopListsText } from '#text/counter/shop-lists.ts';
import { digits } from '#text/numbers.ts';
import { speak, type Language } from '#text/sentences.ts';
import { Button } from '#ui/Button.tsx';
import { Details } from '#ui/Details.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './PositionField.module.css';

interface PositionFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

/** The position of a branch: typed, pasted, of this device, or set on the map (counter-312). */
export function PositionField({ value, onChange, error }: PositionFieldProps) {
  const t = useText(shopListsText);
  const language = useLanguage();
  const [isMapShown, setMapShown] = useState(false);
  const position = positionTyped(value);
  const shown = positionToType(position, language);
  return (
    <div className={styles['position']}>
      <TextField
        label={t.position}
        hint={t.positionHint}
        value={value}
        onChange={onChange}
        error={error}
        autoComplete="off"
      />
      {/* Of a link, the owner should see which numbers it contains. */}
      {shown !== '' && shown !== value.trim() && (
        <p className={styles['soft']} role="status">
          {t.positionRead(shown)}
        </p>
      )}
      <HereButton onFound={(spot) => onChange(positionToType(spot, language))} />
      <Details summary={t.setOnMap} onOpen={() => setMapShown(true)}>
        {isMapShown && (
          <PositionMap
            position={position}
            onPlace={(spot) => onChange(positionToType(spot, language))}
          />
        )}
      </Details>
    </div>
  );
}

/** A position as it is typed, exact to a metre, in the reader's digits; '' for none. */
export function positionToType(position: Spot | null, language: Language): string {
  if (!position) return '';
  const [lat, lng] = [position.lat, position.lng].map((degrees) => Number(degrees.toFixed(5)));
  return digits(`${lat}, ${lng}`, language);
}

const locationTimeoutMs = 15_000;

/** Reads the position of this device. */
function HereButton({ onFound }: { onFound: (spot: Spot) => void }) {
  const t = useText(shopListsText);
  const [state, setState] = useState<'ready' | 'finding' | 'failed'>('ready');

  function find(): void {
    setState('finding');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('ready');
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setState('failed'),
      { timeout: locationTimeoutMs, enableHighAccuracy: true },
    );
  }

  // Without https the browser has no position.
  if (!navigator.geolocation) return null;
  return (
    <>
      <div>
        <Button variant="secondary" busy={state === 'finding'} onClick={find}>
          <Icon name="pin" />
          {t.useHere}
        </Button>
      </div>
      {state === 'failed' && (
        <Notice tone="warning" live>
          {t.hereFailed}
        </Notice>
      )}
    </>
  );
}

interface PositionMapProps {
  position: Spot | null;
  onPlace: (spot: Spot) => void;
}

/** The map of the storefront's branches, with a pin that a press moves. */
function PositionMap({ position, onPlace }: PositionMapProps) {
  const t = useText(shopListsText);
  const language = useLanguage();
  const paper = useRef<HTMLDivElement>(null);
  const latest = useRef({ position, onPlace });
  const [map, setMap] = useState<OpenMap | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [isImpossible, setImpossible] = useState(false);

  useEffect(() => {
    latest.current = { position, onPlace };
    map?.markHere(position);
  });

  useEffect(() => {
    const container = paper.current;
    if (!container) return undefined;
    let isGone = false;
    let opened: OpenMap | null = null;
    async function open(place: HTMLElement): Promise<void> {
      const result = await tryToOpen(place, {
        words: { ...speak(branchMapText, language), here: speak(shopListsText, language).pin },
        language,
        start: latest.current.position,
        onPress: () => undefined,
        onView: setView,
        onPlace: (spot) => latest.current.onPlace(spot),
      });
      if (typeof result === 'string') {
        if (!isGone) setImpossible(true);
      } else if (isGone) {
        result.close();
      } else {
        opened = result;
        // Without branches to show, the map only reports its view.
        result.show([]);
        setMap(result);
      }
    }
    void open(container);
    return () => {
      isGone = true;
      opened?.close();
      setMap(null);
    };
  }, [language]);

  if (isImpossible) return <p className={styles['soft']}>{t.noMap}</p>;
  return (
    <div className={styles['position']}>
      <p className={styles['soft']}>{t.mapHint}</p>
      <div ref={paper} className={styles['map']} />
      <div>
        <Button variant="secondary" disabled={!view} onClick={() => view && onPlace(view.centre)}>
          {t.middle}
        </Button>
      </div>
    </div>
  );
}
