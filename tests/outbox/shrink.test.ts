import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shrinkPhoto } from '#outbox/photos/shrink.ts';

const photo = { bytes: new ArrayBuffer(2_000_000), mime: 'image/png' };
const picture = { width: 3200, height: 1600 };

class Canvas {
  width = 0;
  height = 0;

  getContext() {
    return { fillStyle: '', fillRect: () => undefined, drawImage: () => undefined };
  }

  toBlob(done: (blob: Blob) => void): void {
    done(new Blob([`${this.width} x ${this.height}`]));
  }
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  vi.stubGlobal('document', { createElement: () => new Canvas() });
});
afterEach(() => void vi.unstubAllGlobals());

async function shrunk(): Promise<string> {
  return new TextDecoder().decode((await shrinkPhoto(photo)).bytes);
}

describe('an older browser', () => {
  // offline-45
  it('shrinks a picture on an element of the page if it has no OffscreenCanvas', async () => {
    vi.stubGlobal('createImageBitmap', async () => picture);
    expect(await shrunk()).toBe('1600 x 800');
  });

  // offline-45
  it('opens a picture as an element if it cannot turn a bitmap', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new TypeError('unknown option')));
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        width = 800;
        height = 400;
        decode = async () => undefined;
      },
    );
    expect(await shrunk()).toBe('800 x 400');
  });

  // offline-45
  it('leaves a file unchanged that is no picture', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('no picture', 'InvalidStateError')),
    );
    expect(await shrinkPhoto(photo)).toBe(photo);
  });
});
