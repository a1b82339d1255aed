import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useRef, useState, type RefCallback } from 'react';

export interface StageControls {
  /** Both say how large it is then; 1 where all of it is seen. */
  zoomIn: () => number;
  zoomOut: () => number;
  /** All of it is seen. */
  fit: () => void;
  /** Moves what is seen, in CSS pixels. */
  move: (x: number, y: number) => void;
}

interface Stage {
  /** Put on what is moved and enlarged; its parent is the stage. */
  sheet: RefCallback<HTMLDivElement>;
  /** 1 where all of it is seen. */
  scale: number;
  controls: StageControls;
}

const maxScale = 8;

/** Enlarging and moving by wheel, pinch and drag, and by what buttons and keys ask. */
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
      // A finger scrolls the page past a photo that is seen whole.
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
