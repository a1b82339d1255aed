/** The phone's camera. */

export type CameraTrouble = 'denied' | 'none' | 'busy';

/** An open camera. It must be closed, or its indicator light stays on. */
export interface Camera {
  stream: MediaStream;
  /** Turns the torch on or off. Null if the camera has none. */
  light: ((isOn: boolean) => Promise<void>) | null;
  close: () => void;
}

/** TypeScript's DOM types do not include the torch yet. */
interface LightCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}

interface LightConstraints extends MediaTrackConstraintSet {
  torch: boolean;
}

/** Opens the rear camera. The browser may prompt for permission. */
export async function openCamera(): Promise<Camera | CameraTrouble> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: {
        facingMode: { ideal: 'environment' },
        width: { ideal: 1920 },
        height: { ideal: 1440 },
      },
    });
    const [track] = stream.getVideoTracks();
    return {
      stream,
      light: track && hasLight(track) ? (isOn) => setLight(track, isOn) : null,
      close: () => {
        for (const each of stream.getTracks()) each.stop();
      },
    };
  } catch (failure) {
    return troubleOf(failure);
  }
}

function hasLight(track: MediaStreamTrack): boolean {
  const able: LightCapabilities = track.getCapabilities?.() ?? {};
  return able.torch === true;
}

async function setLight(track: MediaStreamTrack, isOn: boolean): Promise<void> {
  const light: LightConstraints = { torch: isOn };
  await track.applyConstraints({ advanced: [light] });
}

function troubleOf(failure: unknown): CameraTrouble {
  const name = failure instanceof DOMException ? failure.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
}

/** The current frame of the viewfinder as a JPEG, or null if it could not be drawn. */
export async function photographOf(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context || width === 0) return null;
  context.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
