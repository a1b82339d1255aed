/** The map itself, with everything heavy: loaded when a map is about to be seen, never before. */
import { Map as MapLibre, Marker, NavigationControl, Popup } from 'maplibre-gl';
import { ringAround, type Spot } from '#domain/distance.ts';
import type { Language } from '#text/sentences.ts';
import { basemap, type Ring } from './basemap.ts';
import { boundsOf, BranchMarkers } from './branch-markers.ts';
import { fetchStyle, configuredMap } from './configured-map.ts';
import { infoWindow, type BranchSign } from './info-window.ts';
import { mapColours } from './map-colours.ts';
import { nearestDistrict, type MapPlace } from './map-places.ts';
import { MapScale } from './map-scale.ts';
import { allowMapWorker } from './map-worker.ts';
import './maplibre.css';

/** What the map says, in the reader's language. */
export interface MapWords {
  map: string;
  zoomIn: string;
  zoomOut: string;
  north: string;
  close: string;
  here: string;
  group: (count: number) => string;
  groupName: (count: number) => string;
  ring: (metres: number) => string;
}

/** What is in the window after every movement. */
export interface MapView {
  /** So near that only streets could tell where one is, and none are drawn. */
  isWithoutStreets: boolean;
  district: MapPlace | null;
  centre: Spot;
}

export interface MapParts {
  words: MapWords;
  language: Language;
  onPress: (sign: BranchSign) => void;
  onView: (view: MapView) => void;
}

export interface OpenMap {
  /** Puts these on the map in place of the ones before. */
  show: (signs: readonly BranchSign[]) => void;
  /** Opens a branch's info window and centres on it at zoom 17 (catalogue-89). */
  open: (sign: BranchSign) => void;
  /** Where the visitor is; null takes the mark away. */
  markHere: (here: Spot | null) => void;
  close: () => void;
}

const branchZoom = 17;
/** Nearer than this a map of all branches never starts: streets around a single one. */
const nearestStart = 13;
const withoutStreetsFrom = 12;
const dhaka: [lng: number, lat: number] = [90.39, 23.79];
/** West, south, east, north: the sheet that is drawn. */
const sheet: [number, number, number, number] = [76, 18, 106, 29.5];
const ringSizes = [25, 50, 100, 250, 500, 1_000, 2_500, 5_000];

let isWorkerAllowed = false;

/** Draws the map in its place; throws where the browser has no WebGL 2. */
export function openMap(container: HTMLElement, parts: MapParts): OpenMap {
  const { words, language, onPress, onView } = parts;
  if (!isWorkerAllowed) allowMapWorker();
  isWorkerAllowed = true;
  let rings: Ring[] = [];
  let isOwn = true;
  const map = new MapLibre({
    container,
    style: ownStyle(),
    center: dhaka,
    zoom: 6,
    minZoom: 5,
    // Nearer the shop's own drawing would be an empty sheet.
    ...(!configuredMap.style && !configuredMap.tiles && { maxZoom: branchZoom }),
    maxBounds: sheet,
    renderWorldCopies: false,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    locale: {
      'Map.Title': words.map,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      'NavigationControl.ResetBearing': words.north,
      'Popup.Close': words.close,
    },
  });
  // Below: the info window of a centred branch stands in the upper half.
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
  const scale = new MapScale(words.ring);
  map.addControl(scale, 'bottom-left');
  const theme = window.matchMedia('(prefers-color-scheme: dark)');
  theme.addEventListener('change', repaint);
  map.on('moveend', look);
  void wearConfiguredStyle();

  const markers = new BranchMarkers(map, words, onPress);
  let hereMark: Marker | undefined;
  let popup: Popup | undefined;
  let isPlaced = false;
  let isGone = false;

  function ownStyle() {
    const colours = mapColours(container);
    return basemap({ colours, language, rings, tiles: configuredMap.tiles });
  }

  function repaint(): void {
    if (isOwn) map.setStyle(ownStyle());
  }

  async function wearConfiguredStyle(): Promise<void> {
    const style = await fetchStyle(configuredMap.style);
    if (!style || isGone) return;
    isOwn = false;
    map.setStyle(style, { diff: false });
    let hasDrawn = false;
    map.once('idle', () => {
      hasDrawn = true;
    });
    map.once('error', () => {
      // Its tiles or fonts do not come: a plain map is better than an empty one.
      if (hasDrawn || isGone) return;
      isOwn = true;
      map.setStyle(ownStyle(), { diff: false });
    });
  }

  function look(): void {
    markers.draw();
    scale.draw(map);
    const { lat, lng } = map.getCenter();
    onView({
      isWithoutStreets: isOwn && !configuredMap.tiles && map.getZoom() >= withoutStreetsFrom,
      district: nearestDistrict({ lat, lng }),
      centre: { lat, lng },
    });
  }

  return {
    show(signs) {
      if (isGone) return;
      markers.signs = signs;
      popup?.remove();
      if (!isPlaced && signs.length > 0) {
        isPlaced = true;
        map.fitBounds(boundsOf(signs), { padding: 48, maxZoom: nearestStart, animate: false });
      }
      look();
    },
    open(sign) {
      // In its place stands another map, in another language: this one's window would stay over it.
      if (isGone) return;
      popup?.remove();
      rings = ringSizes.map((metres) => ({
        points: ringAround(sign.branch, metres),
        name: words.ring(metres),
      }));
      repaint();
      // Above its marker, even one beyond the edge: it is in the middle a moment later.
      const opened = new Popup({ anchor: 'bottom', offset: 44, maxWidth: 'none' })
        .setLngLat(sign.branch)
        .setDOMContent(infoWindow(sign))
        .addTo(map);
      popup = opened;
      opened.getElement().addEventListener('keydown', (event) => {
        if (event.key === 'Escape') opened.remove();
      });
      opened.on('close', () => {
        // Closed with the hand inside: it goes on at the branch's marker.
        if (document.activeElement === document.body) markers.focus(sign.branch.id);
      });
      map.easeTo({ center: sign.branch, zoom: branchZoom });
    },
    markHere(here) {
      hereMark?.remove();
      hereMark = undefined;
      if (!here || isGone) return;
      const element = document.createElement('div');
      element.dataset['here'] = '';
      element.setAttribute('role', 'img');
      element.setAttribute('aria-label', words.here);
      hereMark = new Marker({ element }).setLngLat(here).addTo(map);
    },
    close() {
      isGone = true;
      theme.removeEventListener('change', repaint);
      map.remove();
    },
  };
}
