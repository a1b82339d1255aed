/**
 * Where pdf.js finds what unpacks JPEG 2000, JBIG2 and fax pictures: files of the build, fetched when
 * a page first holds such a picture. It asks for them by their own names; the build's carry a hash.
 */
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import jpeg2000 from 'pdfjs-dist/wasm/openjpeg.wasm?url';

const addresses: Record<string, string> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': jpeg2000 };

/** pdf.js makes one for each document and asks for files of its package: of these the decoders alone are served. */
export class PdfDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses[filename];
    if (!address) throw new Error(`${filename} is not served.`);
    const response = await fetch(address, { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`${filename} has not come: ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
