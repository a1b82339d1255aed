// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Viewfinder } from '#parts/prescriptions/Viewfinder.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/**
 * A camera with a granted permission, with or without a light. Returns the recorded changes of the
 * light.
 */
function aCamera(hasLight: boolean) {
  const applyConstraints = vi.fn<(constraints: unknown) => Promise<void>>(() => Promise.resolve());
  const track = {
    stop: () => undefined,
    getCapabilities: () => ({ torch: hasLight }),
    applyConstraints,
  };
  const stream = Object.assign(Object.create(MediaStream.prototype), {
    getTracks: () => [track],
    getVideoTracks: () => [track],
  });
  const mediaDevices = { getUserMedia: async () => stream };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  return applyConstraints;
}

/** Renders the viewfinder and waits for its picture. */
async function open(room: number) {
  const onPhoto = vi.fn<(photo: File) => void>();
  const onClose = vi.fn<() => void>();
  render(<Viewfinder remaining={room} onPhoto={onPhoto} onClose={onClose} />);
  fireEvent.loadedData(await screen.findByLabelText('What the camera sees'));
  return { user: userEvent.setup(), onPhoto, onClose };
}

/** Lets the camera's picture be drawn and captured. */
function letItDraw(): void {
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', {
    value: 640,
    configurable: true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    Object.assign(Object.create(null), { drawImage: () => undefined }),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['a photo'])),
  );
}

async function takeOne(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Take the photo' }));
  await user.click(await screen.findByRole('button', { name: 'Use this photo' }));
}

describe('the light of the camera', () => {
  // prescriptions-16
  it('the light can be switched on and off', async () => {
    const turned = aCamera(true);
    const { user } = await open(10);
    await user.click(screen.getByRole('button', { name: 'Light on' }));
    await user.click(await screen.findByRole('button', { name: 'Light off' }));
    expect(turned.mock.calls).toEqual([
      [{ advanced: [{ torch: true }] }],
      [{ advanced: [{ torch: false }] }],
    ]);
  });

  // prescriptions-16
  it('no button is shown if the camera has no light', async () => {
    aCamera(false);
    await open(10);
    expect(screen.queryByRole('button', { name: 'Light on' })).toBeNull();
  });

  // prescriptions-17
  it.each([
    ['NotAllowedError', /^The camera is blocked for the shop/, 'environment'],
    ['NotFoundError', /^No camera was found here/, null],
    ['NotReadableError', /^The camera is being used by another app/, 'environment'],
  ])(
    'the error %s is explained, with another way to add a photo',
    async (name, sentence, capture) => {
      const mediaDevices = { getUserMedia: () => Promise.reject(new DOMException('no', name)) };
      Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
      const onPhoto = vi.fn<(photo: File) => void>();
      render(<Viewfinder remaining={10} onPhoto={onPhoto} onClose={() => undefined} />);
      expect(await screen.findByText(sentence)).toBeTruthy();
      const picker = document.querySelector<HTMLInputElement>('input[type=file]');
      expect(picker?.getAttribute('capture')).toBe(capture);
      const photo = new File(['a photo'], 'own.jpg', { type: 'image/jpeg' });
      await userEvent.setup().upload(picker ?? document.body, photo);
      expect(onPhoto).toHaveBeenCalledWith(photo);
    },
  );
});

describe('the limit of files', () => {
  // prescriptions-19
  it('the camera closes after the last photo that fits', async () => {
    aCamera(false);
    letItDraw();
    const { user, onPhoto, onClose } = await open(1);
    await takeOne(user);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onPhoto).toHaveBeenCalledOnce();
  });

  // prescriptions-15, prescriptions-19
  it('the camera stays open while more photos fit', async () => {
    aCamera(false);
    letItDraw();
    const { user, onPhoto, onClose } = await open(2);
    await takeOne(user);
    expect(onPhoto).toHaveBeenCalledOnce();
    expect(await screen.findByRole('button', { name: 'Take the photo' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
