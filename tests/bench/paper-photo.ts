/**
 * A prescription as a phone photographs and scales it: paper, handwriting, a shadow and the
 * sensor's noise, 2 megapixels.
 */
import sharp from 'sharp';

const width = 1_632;
const height = 1_224;

/**
 * A JPEG of 2 megapixels. Its size depends on the noise, which is that of a cheap phone by
 * lamplight.
 */
export async function aPaperPhoto(): Promise<Buffer> {
  const lines = Array.from({ length: 16 }, (_, at) => {
    const y = 120 + at * 62;
    return `<path d="M120 ${y} q40 -40 70 0 t70 0 t60 -10 t90 12 t70 -30 t80 20 t60 0 t90 -20" stroke="#223" stroke-width="4" fill="none"/>`;
  });
  const paper = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="s" x2="1" y2="1"><stop stop-color="#f4f1e6"/><stop offset="1" stop-color="#a9a79c"/></linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#s)"/>${lines.join('')}</svg>`,
  );
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .png()
    .toBuffer();
  return sharp(paper)
    .composite([{ input: noise, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 80 })
    .toBuffer();
}
