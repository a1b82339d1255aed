/**
 * Makes a photo small enough for a slow network: the longer side 1,600 px,
 * about 400 KB. Drawing it anew drops EXIF with its GPS. What cannot be
 * decoded (PDF, DOC, odd pictures) stays as it is; the server looks again.
 */
export interface PhotoBytes {
  bytes: ArrayBuffer;
  mime: string;
}

/** The longer side in pixels and the size in bytes to come near to. */
export interface Look {
  side: number;
  bytes: number;
}

const usualLook: Look = { side: 1600, bytes: 400 * 1024 };
/** When the phone is nearly full. */
export const smallerLook: Look = { side: 1000, bytes: 150 * 1024 };

const qualities = [0.85, 0.75, 0.65, 0.5];

/** A picture that can be drawn: upright, its sides in pixels. */
export type OpenPicture = CanvasImageSource & { width: number; height: number };

/** Draws a picture at that size, and gives it as a JPEG of the asked quality. */
export type Painter = (
  picture: OpenPicture,
  width: number,
  height: number,
) => (quality: number) => Promise<Blob>;

/** The picture as a small JPEG; the same bytes where it cannot be drawn here. */
export async function shrinkPhoto(
  photo: PhotoBytes,
  look: Look = usualLook,
  paint: Painter = paintOffscreen,
  open: (photo: Blob) => Promise<OpenPicture> = openBitmap,
): Promise<PhotoBytes> {
  if (!photo.mime.startsWith('image/') || typeof createImageBitmap === 'undefined') return photo;
  try {
    const picture = await open(new Blob([photo.bytes], { type: photo.mime }));
    try {
      return await draw(picture, look, paint);
    } finally {
      if ('close' in picture) picture.close();
    }
  } catch {
    // Not decodable here: sent as it is, and the server decides.
    return photo;
  }
}

export function openBitmap(photo: Blob): Promise<ImageBitmap> {
  return createImageBitmap(photo, { imageOrientation: 'from-image' });
}

async function draw(picture: OpenPicture, look: Look, paint: Painter): Promise<PhotoBytes> {
  const scale = Math.min(1, look.side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const encode = paint(picture, width, height);
  let best = await encode(qualities[0] ?? 0.85);
  for (const quality of qualities.slice(1)) {
    if (best.size <= look.bytes) break;
    best = await encode(quality);
  }
  return { bytes: await best.arrayBuffer(), mime: 'image/jpeg' };
}

/** In pages and in the worker, where the browser can draw without a page. */
export const paintOffscreen: Painter = (picture, width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  fillWith(canvas.getContext('2d'), picture, width, height);
  return (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality });
};

/** What both kinds of canvas have. */
interface Brush {
  fillStyle: unknown;
  fillRect: (x: number, y: number, width: number, height: number) => void;
  drawImage: (picture: OpenPicture, x: number, y: number, width: number, height: number) => void;
}

/** Draws the picture on white: a transparent PNG on JPEG would turn black. */
export function fillWith(
  brush: Brush | null,
  picture: OpenPicture,
  width: number,
  height: number,
): void {
  if (!brush) throw new Error('no canvas to draw on');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.drawImage(picture, 0, 0, width, height);
}
