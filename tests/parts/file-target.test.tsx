// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileTarget } from '#parts/prescriptions/FileTarget.tsx';

afterEach(cleanup);

const photo = new File(['a photo'], 'rx.jpg', { type: 'image/jpeg' });
const dragged = { files: [photo], types: ['Files'], dropEffect: 'none' };
const words = { files: [photo], types: ['text/plain', 'Files'] };

function open(isOpen = true) {
  const onFiles = vi.fn<(files: File[]) => void>();
  render(
    <>
      <FileTarget isOpen={isOpen} onFiles={onFiles}>
        <button type="button">Choose</button>
      </FileTarget>
      <input aria-label="Name" />
    </>,
  );
  return onFiles;
}

describe('a drop area for files', () => {
  // customer-area-62, prescriptions-10
  it('a pasted picture is accepted wherever the focus is', () => {
    const onFiles = open();
    fireEvent.paste(document.body, { clipboardData: { files: [photo], types: ['Files'] } });
    expect(onFiles).toHaveBeenCalledWith([photo]);
  });

  // prescriptions-14
  it('pasted text stays in the focused field', () => {
    const onFiles = open();
    fireEvent.paste(screen.getByLabelText('Name'), { clipboardData: words });
    expect(onFiles).not.toHaveBeenCalled();
  });

  // customer-area-62, prescriptions-10
  it('the area is highlighted while a file is dragged, accepts it, and is normal again', () => {
    const onFiles = open();
    const button = screen.getByRole('button');
    fireEvent.dragOver(document.body, { dataTransfer: dragged });
    expect(screen.getByText('Drop the files here')).toBeTruthy();
    expect(fireEvent.drop(button, { dataTransfer: dragged })).toBe(false);
    expect(onFiles).toHaveBeenCalledWith([photo]);
    expect(screen.queryByText('Drop the files here')).toBeNull();
  });

  // prescriptions-14
  it('a file dropped beside the area does not replace the page', () => {
    const onFiles = open();
    expect(fireEvent.dragOver(document.body, { dataTransfer: dragged })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer: dragged })).toBe(false);
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('a full area accepts nothing', () => {
    const onFiles = open(false);
    fireEvent.paste(document.body, { clipboardData: { files: [photo], types: ['Files'] } });
    fireEvent.drop(screen.getByRole('button'), { dataTransfer: dragged });
    expect(onFiles).not.toHaveBeenCalled();
  });
});
