/** The map itself, with everything heavy: loaded when a map is about to be seen, never before. */
import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, Popup } from 'maplibre-gl';
import type { Branch } from '#domain/branch.ts';
import { phoneHref } from '#domain/phone.ts';
import { allowMapWorker } from './map-worker.ts';
import './maplibre.css';

/** What the map says, in the reader's language. */
export interface MapWords {
  map: string;
  zoomIn: string;
  zoomOut: string;
  north: string;
  close: string;
}

/** A branch in the reader's language. */
export interface BranchSign {
  branch: Branch;
  /** On its marker. */
  name: string;
  /** Name plus 'Branch', over its info window. */
  title: string;
  address: string;
  /** Its number as it is shown. */
  phone: string;
}

export interface OpenMap {
  /** Puts these on the map in place of the ones before. */
  show: (signs: readonly BranchSign[]) => void;
  /** Opens a branch's info window and centres on it (S1 §2; zoom 17, S1 §9). */
  open: (sign: BranchSign) => void;
  close: () => void;
}

const branchZoom = 17;
/** Nearer than this a map of all branches never starts: streets around a single one. */
const nearestStart = 13;
const dhaka: [lng: number, lat: number] = [90.39, 23.79];

let isWorkerAllowed = false;

/** Draws the map in its place; throws where the browser has no WebGL 2. */
export function openMap(
  container: HTMLElement,
  words: MapWords,
  onPress: (sign: BranchSign) => void,
): OpenMap {
  if (!isWorkerAllowed) allowMapWorker();
  isWorkerAllowed = true;
  const map = new MapLibre({
    container,
    // Nothing from elsewhere: no tiles, no glyphs, a sheet of the page's own paper.
    style: {
      version: 8,
      sources: {},
      layers: [{ id: 'paper', type: 'background', paint: { 'background-color': paper() } }],
    },
    center: dhaka,
    zoom: 9,
    attributionControl: false,
    locale: {
      'Map.Title': words.map,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      'NavigationControl.ResetBearing': words.north,
      'Popup.Close': words.close,
    },
  });
  // Below: the info window of a centred branch stands in the upper half.
  map.addControl(new NavigationControl(), 'bottom-right');
  const theme = window.matchMedia('(prefers-color-scheme: dark)');
  theme.addEventListener('change', repaint);

  let markers: Marker[] = [];
  let popup: Popup | undefined;
  let isPlaced = false;

  function paper(): string {
    return getComputedStyle(container).backgroundColor;
  }

  function repaint(): void {
    map.setPaintProperty('paper', 'background-color', paper());
  }

  function mark(sign: BranchSign): Marker {
    const element = document.createElement('button');
    element.type = 'button';
    element.dataset['branch'] = sign.branch.id;
    element.setAttribute('aria-label', sign.title);
    element.textContent = sign.name;
    element.addEventListener('click', (event) => {
      // The map below would take the press for its own and close the window again.
      event.stopPropagation();
      onPress(sign);
    });
    return new Marker({ element, anchor: 'bottom' }).setLngLat(sign.branch).addTo(map);
  }

  return {
    show(signs) {
      for (const marker of markers) marker.remove();
      popup?.remove();
      markers = signs.map(mark);
      if (isPlaced || signs.length === 0) return;
      isPlaced = true;
      const bounds = new LngLatBounds();
      for (const { branch } of signs) bounds.extend(branch);
      map.fitBounds(bounds, { padding: 64, maxZoom: nearestStart, animate: false });
    },
    open(sign) {
      popup?.remove();
      // Above its marker, even one beyond the edge: it is in the middle a moment later.
      popup = new Popup({ anchor: 'bottom', offset: 48, maxWidth: 'none' })
        .setLngLat(sign.branch)
        .setDOMContent(infoWindow(sign))
        .addTo(map);
      map.easeTo({ center: sign.branch, zoom: branchZoom });
    },
    close() {
      theme.removeEventListener('change', repaint);
      map.remove();
    },
  };
}

function infoWindow({ branch, title, address, phone }: BranchSign): DocumentFragment {
  const heading = document.createElement('strong');
  heading.textContent = title;
  const place = document.createElement('p');
  place.textContent = address;
  const content = document.createDocumentFragment();
  content.append(heading, place);
  if (phone) {
    const call = document.createElement('a');
    call.href = phoneHref(branch.mobile);
    call.textContent = phone;
    content.append(call);
  }
  return content;
}
