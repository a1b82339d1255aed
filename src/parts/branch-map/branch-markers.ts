import { LngLatBounds, Marker, type Map as MapLibre } from 'maplibre-gl';
import { graphemes } from '#domain/session.ts';
import { groupOverlapping } from './group-signs.ts';
import type { BranchSign } from './info-window.ts';

const groupPadding = 72;
const nearestGroup = 16;
const maxCharacters = 14;

interface MarkerWords {
  group: (count: number) => string;
  groupName: (count: number) => string;
}

/** The branches on the map as buttons. Branches that would overlap share one button. */
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

  /** Redraws the markers for the map's current zoom and size. */
  draw(): void {
    const focused = document.activeElement;
    const held = focused instanceof HTMLElement ? branchOn(focused) : undefined;
    for (const marker of this.markers) marker.remove();
    const groups = groupOverlapping(this.signs, ({ branch }) => this.map.project(branch));
    this.markers = groups.map((group) => {
      const [sign, ...more] = group;
      return sign && more.length === 0 ? this.single(sign) : this.several(group);
    });
    // The redraw replaced the marker that had the keyboard focus, so restore the focus.
    if (held) this.focus(held);
  }

  /** Focuses a branch's marker: its own, or that of the group whose first branch it is. */
  focus(id: string): void {
    const elements = this.markers.map((marker) => marker.getElement());
    const own = elements.find((element) => branchOn(element) === id);
    own?.focus({ preventScroll: true });
  }

  private single(sign: BranchSign): Marker {
    const element = button(sign.title, shortened(sign.name), () => this.onPress(sign));
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

/** A long name would be cut at the edge of the map. The info window has all of it. */
function shortened(name: string): string {
  const characters = graphemes(name);
  if (characters.length <= maxCharacters) return name;
  return `${characters
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd()}…`;
}

/** The branch of this marker. For a group, its first branch. */
function branchOn(marker: HTMLElement): string | undefined {
  return marker.dataset['branch'] ?? marker.dataset['group'];
}

/** The smallest bounds that contain all branches. */
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
    // Otherwise the map would handle the click too, and close the window again.
    event.stopPropagation();
    press();
  });
  return element;
}
