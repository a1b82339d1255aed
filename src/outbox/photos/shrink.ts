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
interface Look {
  side: number;
  bytes: number;
}

const usualLook: Look = { side: 1600, bytes: 400 * 1024 };
/** For a phone that is nearly full. */
export const smallerLook: Look = { side: 1000, bytes: 150 * 1024 };

const qualities = [0.85, 0.75, 0.65, 0.5];

/** A decoded, upright picture with its sides in pixels. */
type OpenPicture = CanvasImageSource & { width: number; height: number };

/**
 * Draws a picture at the given size. The returned function encodes it as a JPEG of the given
 * quality (0 to 1).
 */
type Painter = (
  picture: OpenPicture,
  width: number,
  height: number,
) => (quality: number) => Promise<Blob>;

/**
 * Returns the picture as a small JPEG, or the same bytes if it cannot be decoded. Pages and the
 * worker call it (offline-45).
 */
export async function shrinkPhoto(photo: PhotoBytes, look: Look = usualLook): Promise<PhotoBytes> {
  if (!photo.mime.startsWith('image/') || typeof createImageBitmap === 'undefined') return photo;
  try {
    const picture = await open(new Blob([photo.bytes], { type: photo.mime }));
    try {
      return await draw(picture, look);
    } finally {
      if ('close' in picture) picture.close();
    }
  } catch {
    // The browser cannot decode it. It is uploaded unchanged, and the server decides.
    return photo;
  }
}

async function open(photo: Blob): Promise<OpenPicture> {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' });
  } catch (failure) {
    // Browsers throw a TypeError for an unsupported option, and another error for an undecodable
    // picture.
    if (!(failure instanceof TypeError)) throw failure;
    return openAsImage(photo);
  }
}

/**
 * Decodes a photo with its EXIF orientation through an image element, for browsers whose
 * `createImageBitmap` does not support `imageOrientation: 'from-image'`: Chrome before 112, Safari
 * before 17.2.
 */
async function openAsImage(photo: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(photo);
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
  return image;
}

async function draw(picture: OpenPicture, look: Look): Promise<PhotoBytes> {
  const scale = Math.min(1, look.side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const paint = typeof OffscreenCanvas === 'undefined' ? paintOnPage : paintOffscreen;
  const encode = paint(picture, width, height);
  let best = await encode(qualities[0] ?? 0.85);
  for (const quality of qualities.slice(1)) {
    if (best.size <= look.bytes) break;
    best = await encode(quality);
  }
  return { bytes: await best.arrayBuffer(), mime: 'image/jpeg' };
}

const paintOffscreen: Painter = (picture, width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  fillWith(canvas.getContext('2d'), picture, width, height);
  return (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality });
};

/** Draws on a canvas element of the page, for browsers without `OffscreenCanvas`. */
const paintOnPage: Painter = (picture, width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  fillWith(canvas.getContext('2d'), picture, width, height);
  return (quality) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
        'image/jpeg',
        quality,
      );
    });
};

/** The methods that both kinds of 2D context share. */
interface Brush {
  fillStyle: unknown;
  fillRect: (x: number, y: number, width: number, height: number) => void;
  drawImage: (picture: OpenPicture, x: number, y: number, width: number, height: number) => void;
}

/** Draws the picture on white, because JPEG would turn transparent areas black. */
function fillWith(brush: Brush | null, picture: OpenPicture, width: number, height: number): void {
  if (!brush) throw new Error('no canvas to draw on');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.drawImage(picture, 0, 0, width, height);
}
