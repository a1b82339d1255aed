// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { announce } from '#ui/announce.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Drawer } from '#ui/Drawer.tsx';

afterEach(cleanup);

interface OverlayProps {
  onClose: () => void;
}

function open(overlay: (props: OverlayProps) => ReactNode) {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && overlay({ onClose: () => setOpen(false) })}
      </>
    );
  }
  render(<Page />);
  return userEvent.setup();
}

const overlays: [string, (props: OverlayProps) => ReactNode][] = [
  [
    'dialog',
    ({ onClose }) => (
      <Dialog title="Receiver" closeLabel="Close" onClose={onClose}>
        <p>Where to?</p>
      </Dialog>
    ),
  ],
  [
    'drawer',
    ({ onClose }) => (
      <Drawer label="Receiver" closeLabel="Close" onClose={onClose}>
        <p>Where to?</p>
      </Drawer>
    ),
  ],
  [
    'alert dialog',
    ({ onClose }) => (
      <AlertDialog
        title="Receiver"
        onClose={onClose}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <p>Where to?</p>
      </AlertDialog>
    ),
  ],
];

function shown(): HTMLElement | null {
  return document.querySelector('dialog[open]');
}

describe.each(overlays)('a %s', (_, overlay) => {
  it('the overlay is open, named and modal while it is rendered', async () => {
    const user = open(overlay);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const name = shown()?.getAttribute('aria-label');
    const title = document.getElementById(shown()?.getAttribute('aria-labelledby') ?? '');
    expect(name ?? title?.textContent).toBe('Receiver');
    expect(document.documentElement.hasAttribute('data-modal')).toBe(true);
  });

  // shell-109
  it('the overlay repeats announcements made while it is open, and no earlier ones', async () => {
    announce('Sent', 'assertive');
    const user = open(overlay);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = within(shown() ?? document.body);
    expect(dialog.getByRole('status').textContent).toBe('');

    announce('Copied');
    await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('Copied'));
    expect(dialog.getByRole('alert').textContent).toBe('');
    announce('Sent', 'assertive');
    await waitFor(() => expect(dialog.getByRole('alert').textContent.trim()).toBe('Sent'));
    announce('', 'assertive');
    announce('');
  });

  it('the overlay inherits no styles from the component that opened it', async () => {
    const user = open(overlay);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(shown()?.parentElement).toBe(document.body);
  });

  // errors-29, shell-72
  it("the overlay's button closes it and returns the focus", async () => {
    const user = open(overlay);
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(document.documentElement.hasAttribute('data-modal')).toBe(false);
  });

  it("Escape and Android's Back close the overlay", async () => {
    const user = open(overlay);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = shown();
    if (!dialog) throw new Error('nothing is open');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(shown()).toBeNull();
  });
});

describe('a locked dialog', () => {
  it('a locked dialog stays open while something is being sent', async () => {
    const user = open(({ onClose }) => (
      <Dialog title="Sending" closeLabel="Close" onClose={onClose} isLocked>
        <p>Photo 2 of 3</p>
      </Dialog>
    ));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = shown();
    if (!dialog) throw new Error('nothing is open');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    expect(shown()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
