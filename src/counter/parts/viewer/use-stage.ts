import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useRef, useState, type RefCallback } from 'react';

export interface StageControls {
  /** Both return the new scale. At 1 the whole sheet is visible. */
  zoomIn: () => number;
  zoomOut: () => number;
  /** Resets the zoom, so that the whole sheet is visible. */
  fit: () => void;
  /** Pans by this many CSS pixels. */
  move: (x: number, y: number) => void;
}

interface Stage {
  /** The ref of the element that is zoomed and panned. Its parent is the stage. */
  sheet: RefCallback<HTMLDivElement>;
  /** At 1 the whole sheet is visible. */
  scale: number;
  controls: StageControls;
}

const maxScale = 8;

/** Zooms and pans by wheel, pinch and drag, and through `controls` for buttons and keys. */
export function useStage(): Stage {
  const held = useRef<PanzoomObject>(null);
  const [scale, setScale] = useState(1);

  const sheet = useCallback((element: HTMLDivElement | null) => {
    const parent = element?.parentElement;
    if (!element || !parent) return undefined;
    const stage = Panzoom(element, {
      maxScale,
      minScale: 1,
      step: 0.35,
      canvas: true,
      panOnlyWhenZoomed: true,
      pinchAndPan: true,
      cursor: 'grab',
      // While a photo is not zoomed, a finger scrolls the page.
      touchAction: 'pan-y',
    });
    held.current = stage;
    const wheel = (event: WheelEvent): void => {
      stage.zoomWithWheel(event);
    };
    const change = (): void => {
      const next = stage.getScale();
      const action = next > 1 ? 'none' : 'pan-y';
      parent.style.touchAction = action;
      element.style.touchAction = action;
      setScale(next);
    };
    parent.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('panzoomchange', change);
    return () => {
      parent.removeEventListener('wheel', wheel);
      element.removeEventListener('panzoomchange', change);
      stage.destroy();
      held.current = null;
      setScale(1);
    };
  }, []);

  const controls = {
    zoomIn: () => held.current?.zoomIn().scale ?? 1,
    zoomOut: () => held.current?.zoomOut().scale ?? 1,
    fit: () => void held.current?.reset(),
    move: (x: number, y: number) => void held.current?.pan(x, y, { relative: true }),
  };
  return { sheet, scale, controls };
}
