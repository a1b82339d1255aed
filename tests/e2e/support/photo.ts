import sharp from 'sharp';

/**
 * A prescription photographed by a phone: noisy, upright, a few hundred kilobytes, with GPS in its
 * EXIF.
 */
export async function prescriptionPhoto(name: string): Promise<{
  name: string;
  mimeType: string;
  buffer: Buffer;
}> {
  const seed = name.length;
  const buffer = await sharp({
    create: {
      width: 1_800,
      height: 2_400,
      channels: 3,
      background: { r: 240 - seed, g: 236, b: 225 },
      noise: { type: 'gaussian', mean: 128, sigma: 20 + seed },
    },
  })
    .withExif({ IFD0: { Copyright: 'canary-exif' }, IFD3: { GPSLatitude: '23/1 45/1 0/1' } })
    .jpeg({ quality: 70 })
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

/**
 * A photo as an upright phone stores it: rotated, with its dark left side marked as the top in
 * EXIF.
 */
export async function cameraHeldSideways(): Promise<{
  name: string;
  mimeType: string;
  buffer: Buffer;
}> {
  const ground = { channels: 3, background: '#fff' } as const;
  const dark = { width: 300, height: 2_000, channels: 3, background: '#000' } as const;
  const buffer = await sharp({ create: { width: 3_000, height: 2_000, ...ground } })
    .composite([{ input: { create: dark }, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: 'sideways.jpg', mimeType: 'image/jpeg', buffer };
}
