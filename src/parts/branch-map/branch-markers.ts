import { LngLatBounds, Marker, type Map as MapLibre } from 'maplibre-gl';
import { groupOverlapping } from './group-signs.ts';
import type { BranchSign } from './info-window.ts';

const groupPadding = 72;
const nearestGroup = 16;

interface MarkerWords {
  group: (count: number) => string;
  groupName: (count: number) => string;
}

/** The branches on the map as buttons: one each, or one for several that would lie over one another. */
export class BranchMarkers {
  signs: readonly BranchSign[] = [];
  private markers: Marker[] = [];
  private readonly map: MapLibre;
  private readonly words: MarkerWords;
  private readonly onPress: (sign: BranchSign) => void;

  constructor(map: MapLibre, words: MarkerWords, onPress: (sign: BranchSign) => void) {
    this.map = map;
    this.words = words;
    this.onPress = onPress;
  }

  /** Draws them for the map's present size. */
  draw(): void {
    const focused = document.activeElement;
    const held = focused instanceof HTMLElement ? branchOn(focused) : undefined;
    for (const marker of this.markers) marker.remove();
    const groups = groupOverlapping(this.signs, ({ branch }) => this.map.project(branch));
    this.markers = groups.map((group) => {
      const [sign, ...more] = group;
      return sign && more.length === 0 ? this.single(sign) : this.several(group);
    });
    // Drawn anew under the hand of somebody who walks the map with the keyboard.
    if (held) this.focus(held);
  }

  /** Puts the hand on a branch's marker: its own, or that of the group it leads. */
  focus(id: string): void {
    const elements = this.markers.map((marker) => marker.getElement());
    const own = elements.find((element) => branchOn(element) === id);
    own?.focus({ preventScroll: true });
  }

  private single(sign: BranchSign): Marker {
    const element = button(sign.title, sign.name, () => this.onPress(sign));
    element.dataset['branch'] = sign.branch.id;
    return new Marker({ element, anchor: 'bottom' }).setLngLat(sign.branch).addTo(this.map);
  }

  private several(group: readonly BranchSign[]): Marker {
    const bounds = boundsOf(group);
    const element = button(this.words.group(group.length), this.words.groupName(group.length), () =>
      this.map.fitBounds(bounds, { padding: groupPadding, maxZoom: nearestGroup }),
    );
    element.dataset['group'] = group[0]?.branch.id ?? '';
    return new Marker({ element }).setLngLat(bounds.getCenter()).addTo(this.map);
  }
}

/** The branch whose marker this is; of a group the first one. */
function branchOn(marker: HTMLElement): string | undefined {
  return marker.dataset['branch'] ?? marker.dataset['group'];
}

/** The smallest sheet with all of them on it. */
export function boundsOf(signs: readonly BranchSign[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { branch } of signs) bounds.extend(branch);
  return bounds;
}

function button(label: string, text: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.setAttribute('aria-label', label);
  element.textContent = text;
  element.addEventListener('click', (event) => {
    // The map below would take the press for its own and close the window again.
    event.stopPropagation();
    press();
  });
  return element;
}
