/** The phone's camera as this page may use it. */

export type CameraTrouble = 'denied' | 'none' | 'busy';

/** An open camera; what is not closed keeps its light on. */
export interface Camera {
  stream: MediaStream;
  /** Null where the camera has no light of its own. */
  light: ((isOn: boolean) => Promise<void>) | null;
  close: () => void;
}

/** The light is newer than TypeScript's list of what a camera can do. */
interface LightCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}

interface LightConstraints extends MediaTrackConstraintSet {
  torch: boolean;
}

/** Opens the camera that looks away from the holder; asks for leave where the browser has to. */
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

/** The picture in the viewfinder at this moment as a JPEG; null where it could not be drawn. */
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
