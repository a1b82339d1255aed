/**
 * Shrinks a photo for a slow network: the longer side to 1,600 px, the file to about 400 KB.
 * Redrawing drops EXIF with its GPS position. Files that cannot be decoded (PDF, DOC, unusual
 * pictures) stay unchanged; the server checks them too.
 */
export interface PhotoBytes {
  bytes: ArrayBuffer;
  mime: string;
}

/** The target: the longer side in pixels, and the approximate size in bytes. */
export interface Look {
  side: number;
  bytes: number;
}

const usualLook: Look = { side: 1600, bytes: 400 * 1024 };
/** For a phone that is nearly full. */
export const smallerLook: Look = { side: 1000, bytes: 150 * 1024 };

const qualities = [0.85, 0.75, 0.65, 0.5];

/** A decoded, upright picture with its sides in pixels. */
export type OpenPicture = CanvasImageSource & { width: number; height: number };

/**
 * Draws a picture at the given size. The returned function encodes it as a JPEG of the given
 * quality (0 to 1).
 */
export type Painter = (
  picture: OpenPicture,
  width: number,
  height: number,
) => (quality: number) => Promise<Blob>;

/** Returns the picture as a small JPEG, or the same bytes if it cannot be decoded. */
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
    // The browser cannot decode it. It is uploaded unchanged, and the server decides.
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

/** For pages and the worker, in browsers with `OffscreenCanvas`. */
export const paintOffscreen: Painter = (picture, width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  fillWith(canvas.getContext('2d'), picture, width, height);
  return (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality });
};

/** The methods that both kinds of 2D context share. */
interface Brush {
  fillStyle: unknown;
  fillRect: (x: number, y: number, width: number, height: number) => void;
  drawImage: (picture: OpenPicture, x: number, y: number, width: number, height: number) => void;
}

/** Draws the picture on white, because JPEG would turn transparent areas black. */
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
