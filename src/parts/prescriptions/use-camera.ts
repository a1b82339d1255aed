import { useEffect, useState } from 'react';
import { openCamera, type Camera, type CameraTrouble } from './camera.ts';

export type CameraState =
  | { kind: 'starting' }
  | { kind: 'live'; camera: Camera }
  | { kind: 'trouble'; trouble: CameraTrouble };

const starting: CameraState = { kind: 'starting' };

/** The camera, open while the page is visible. It is closed when the page is hidden or left. */
export function useCamera(): CameraState {
  const [state, setState] = useState<CameraState>(starting);

  // Opens and closes the camera with the visibility of the page.
  useEffect(() => {
    let turn = 0;
    let open: Camera | null = null;

    function close(): void {
      turn += 1;
      open?.close();
      open = null;
      setState(starting);
    }

    async function start(): Promise<void> {
      turn += 1;
      const mine = turn;
      const result = await openCamera();
      const isCamera = typeof result !== 'string';
      if (mine !== turn) {
        if (isCamera) result.close();
        return;
      }
      open = isCamera ? result : null;
      setState(isCamera ? { kind: 'live', camera: result } : { kind: 'trouble', trouble: result });
    }

    function follow(): void {
      if (document.visibilityState === 'hidden') close();
      else if (!open) void start();
    }

    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, []);

  return state;
}
