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

/** The picture as a small JPEG; the same bytes where it cannot be drawn here. */
export async function shrinkPhoto(photo: PhotoBytes, look: Look = usualLook): Promise<PhotoBytes> {
  if (!photo.mime.startsWith('image/') || typeof createImageBitmap === 'undefined') return photo;
  try {
    const type = { type: photo.mime };
    const bitmap = await createImageBitmap(new Blob([photo.bytes], type), {
      imageOrientation: 'from-image',
    });
    try {
      return await draw(bitmap, look);
    } finally {
      bitmap.close();
    }
  } catch {
    // Not decodable here: sent as it is, and the server decides.
    return photo;
  }
}

async function draw(bitmap: ImageBitmap, look: Look): Promise<PhotoBytes> {
  const scale = Math.min(1, look.side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const encode = paint(bitmap, width, height);
  let best = await encode(qualities[0] ?? 0.85);
  for (const quality of qualities.slice(1)) {
    if (best.size <= look.bytes) break;
    best = await encode(quality);
  }
  return { bytes: await best.arrayBuffer(), mime: 'image/jpeg' };
}

function paint(bitmap: ImageBitmap, width: number, height: number) {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    fill(canvas.getContext('2d'), bitmap, width, height);
    return (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality });
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  fill(canvas.getContext('2d'), bitmap, width, height);
  return (quality: number) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
        'image/jpeg',
        quality,
      );
    });
}

function fill(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  bitmap: ImageBitmap,
  width: number,
  height: number,
): void {
  if (!context) throw new Error('no canvas to draw on');
  // A transparent PNG on JPEG would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
}
