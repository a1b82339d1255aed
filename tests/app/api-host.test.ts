import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageUrl } from '#domain/picture.ts';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

const apiHost = async () => (await import('#app/api-host.ts')).apiHost;

describe('the hosts of the app', () => {
  // shell-93
  it('the API is below /api/ of the same origin, unless the build sets another host', async () => {
    expect(await apiHost()).toBe('/api/');
    vi.resetModules();
    vi.stubEnv('VITE_API_HOST', 'https://api.example/');
    expect(await apiHost()).toBe('https://api.example/');
  });

  // shell-93
  it('pictures are on the same origin', () => {
    expect(imageUrl('Product', 'Small', 'napa.webp')).toBe(
      '/Content/ImageData/Product/Small/napa.webp',
    );
  });
});
