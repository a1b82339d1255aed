/**
 * The URLs of the decoders for JPEG 2000, JBIG2 and fax pictures. They are files of the build that
 * are fetched when a page first contains such a picture. pdf.js uses the file names of its package;
 * the build's names have a hash.
 */
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import jpeg2000 from 'pdfjs-dist/wasm/openjpeg.wasm?url';

const addresses: Record<string, string> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': jpeg2000 };

/**
 * pdf.js creates one instance for each document and fetches the files of its package through it.
 * Only the decoders are served.
 */
export class PdfDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses[filename];
    if (!address) throw new Error(`${filename} is not served.`);
    const response = await fetch(address, { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`${filename} has not come: ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
