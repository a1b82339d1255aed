import type { IControl, Map as MapLibre } from 'maplibre-gl';
import { metresBetween } from '#domain/distance.ts';

const maxPixels = 96;
const steps = [1, 2, 5];

/** The longest round length (1, 2 or 5 followed by zeros) that fits into `maxMetres` metres. */
export function roundLength(maxMetres: number): number {
  const zeros = 10 ** Math.floor(Math.log10(maxMetres));
  return Math.max(...steps.map((step) => step * zeros).filter((length) => length <= maxMetres));
}

/**
 * A scale bar in the reader's digits. MapLibre's own scale uses Latin digits and writes HTML, which
 * Trusted Types refuse.
 */
export class MapScale implements IControl {
  private readonly element = document.createElement('div');
  private readonly nameOf: (metres: number) => string;

  constructor(nameOf: (metres: number) => string) {
    this.nameOf = nameOf;
    this.element.className = 'maplibregl-ctrl map-scale';
  }

  onAdd(map: MapLibre): HTMLElement {
    this.draw(map);
    return this.element;
  }

  onRemove(): void {
    this.element.remove();
  }

  draw(map: MapLibre): void {
    const y = map.getContainer().clientHeight / 2;
    const maxMetres = metresBetween(map.unproject([0, y]), map.unproject([maxPixels, y]));
    if (!(maxMetres > 0)) return;
    const metres = roundLength(maxMetres);
    this.element.style.inlineSize = `${(maxPixels * metres) / maxMetres}px`;
    this.element.textContent = this.nameOf(metres);
  }
}
