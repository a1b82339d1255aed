/**
 * Pictures that contain their number as black and white fields, which survives re-encoding by phone
 * and pharmacy.
 */
import sharp from 'sharp';

/** Half of the fields encode the number, the other half its complement. */
const fields = { across: 8, down: 4, size: 80 };
const bits = (fields.across * fields.down) / 2;
const highest = 2 ** bits - 1;

export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of this number, 0 to 65,535, as a phone's camera creates it: a noisy JPEG. */
export async function markedPicture(number: number): Promise<PickedFile> {
  const said = [...bitsOf(number), ...bitsOf(highest - number)];
  const raw = Buffer.from(said.map((bit) => (bit ? 225 : 30)));
  const noise = await sharp({
    create: {
      width: fields.across * fields.size,
      height: fields.down * fields.size,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 25, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  const drawn = await sharp(raw, {
    raw: { width: fields.across, height: fields.down, channels: 1 },
  })
    .resize(fields.across * fields.size, fields.down * fields.size, { kernel: 'nearest' })
    .toColourspace('srgb')
    .composite([{ input: noise, blend: 'add' }])
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: `prescription-${number}.jpg`, mimeType: 'image/jpeg', buffer: drawn };
}

/** The number in the picture; null if it is another picture or damaged. */
export async function numberOn(picture: Buffer): Promise<number | null> {
  const { across, down } = fields;
  try {
    const raw = await sharp(picture)
      .greyscale()
      .resize(across, down, { fit: 'fill', kernel: 'linear' })
      .raw()
      .toBuffer();
    const read = [...raw].map((light) => (light > 128 ? 1 : 0));
    const number = numberOf(read.slice(0, bits));
    return numberOf(read.slice(bits)) === highest - number ? number : null;
  } catch {
    return null;
  }
}

function bitsOf(number: number): number[] {
  return Array.from({ length: bits }, (_, at) => (number >> at) & 1);
}

function numberOf(read: readonly number[]): number {
  return read.reduce((sum, bit, at) => sum + bit * 2 ** at, 0);
}
