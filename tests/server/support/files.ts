/** Small real files to upload. */
import sharp from 'sharp';
import { aDocxWith } from './docx-files.ts';

/** A JPEG with a location and a camera in its EXIF. */
export function aPhoto(colour = '#c04030', width = 320, height = 240): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({
      IFD0: { Make: 'CanaryCam' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 46/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The name and type under which `aPng` is uploaded. */
export const png = { name: 'photo.png', mime: 'image/png' };

export function aPng(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();
}

/** A file in the older Word format: its signature and the names in its directory. */
export function aDoc(...names: string[]): Buffer {
  const file = Buffer.alloc(4_096);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file);
  [...names, 'WordDocument'].forEach((name, at) =>
    Buffer.from(name, 'utf16le').copy(file, 1_024 + at * 128),
  );
  return file;
}

/** A zip of empty files. */
export function aZip(names: string[], unpackedSize = 0): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const bytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(unpackedSize, 24);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, bytes);
    directory.push(entry, bytes);
    offset += local.length + bytes.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

export function aDocx(...more: string[]): Buffer {
  return aDocxWith({ files: Object.fromEntries(more.map((name) => [name, ''])) });
}
