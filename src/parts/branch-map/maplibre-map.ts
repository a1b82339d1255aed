/** The map with all its heavy code. It is loaded only when a map is about to scroll into view. */
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

/** The texts of the map, in the reader's language. */
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

/** The visible part of the map, reported after every movement. */
export interface MapView {
  /** Whether the zoom is so close that only streets would help, but the map draws none. */
  isWithoutStreets: boolean;
  district: MapPlace | null;
  centre: Spot;
}

export interface MapParts {
  words: MapWords;
  language: Language;
  onPress: (sign: BranchSign) => void;
  onView: (view: MapView) => void;
  /** Called with the position of a press on the map, if the map is for choosing one. */
  onPlace?: (spot: Spot) => void;
  /** Shows the surroundings of this position first. The default is the country. */
  start?: Spot | null;
}

export interface OpenMap {
  /** Replaces the branches on the map. */
  show: (signs: readonly BranchSign[]) => void;
  /** Opens a branch's info window and centres on it at zoom 17 (catalogue-89). */
  open: (sign: BranchSign) => void;
  /** Moves the mark of the visitor's position. Null removes it. */
  markHere: (here: Spot | null) => void;
  close: () => void;
}

const branchZoom = 17;
/**
 * The closest initial zoom of a map of all branches. It shows the streets around a single branch.
 */
const nearestStart = 13;
const withoutStreetsFrom = 12;
/** Around one position: streets if the map has them, otherwise the towns and rivers near it. */
const startZoom = configuredMap.style || configuredMap.tiles ? nearestStart : 9;
const dhaka: [lng: number, lat: number] = [90.39, 23.79];
/** The bounds of the drawn map: west, south, east, north. */
const sheet: [number, number, number, number] = [76, 18, 106, 29.5];
const ringSizes = [25, 50, 100, 250, 500, 1_000, 2_500, 5_000];

let isWorkerAllowed = false;

/** Draws the map into `container`. Throws if the browser has no WebGL 2. */
export function openMap(container: HTMLElement, parts: MapParts): OpenMap {
  const { words, language, onPress, onView, onPlace, start } = parts;
  if (!isWorkerAllowed) allowMapWorker();
  isWorkerAllowed = true;
  let rings: Ring[] = [];
  let isOwn = true;
  const map = new MapLibre({
    container,
    style: ownStyle(),
    center: start ?? dhaka,
    zoom: start ? startZoom : 6,
    minZoom: 5,
    // At a closer zoom the shop's own drawing would be empty.
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
  // At the bottom, because the info window of a centred branch covers the upper half.
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
  const scale = new MapScale(words.ring);
  map.addControl(scale, 'bottom-left');
  const theme = window.matchMedia('(prefers-color-scheme: dark)');
  theme.addEventListener('change', repaint);
  map.on('moveend', look);
  if (onPlace) map.on('click', ({ lngLat: { lat, lng } }) => onPlace({ lat, lng }));
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
      // The configured style's tiles or fonts failed to load. The shop's own style replaces them,
      // because a plain map is better than an empty one.
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
      // The map has been replaced by one in another language, so a window of this map would remain
      // over it.
      if (isGone) return;
      popup?.remove();
      rings = ringSizes.map((metres) => ({
        points: ringAround(sign.branch, metres),
        name: words.ring(metres),
      }));
      repaint();
      // The window opens above its marker even if that is outside the view, because the map then
      // moves to the marker.
      const opened = new Popup({ anchor: 'bottom', offset: 44, maxWidth: 'none' })
        .setLngLat(sign.branch)
        .setDOMContent(infoWindow(sign))
        .addTo(map);
      popup = opened;
      opened.getElement().addEventListener('keydown', (event) => {
        if (event.key === 'Escape') opened.remove();
      });
      opened.on('close', () => {
        // The window had the focus when it was closed, so the focus moves to the branch's marker.
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
