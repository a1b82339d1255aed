// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffRole } from '#domain/staff.ts';
import { openCounter, signInAs, ToldStream, useCounter } from './counter-harness.tsx';

const theShop = useCounter();
let rung: number;

beforeEach(() => {
  rung = 0;
  ToldStream.stand();
  const sound = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const node = { gain: sound, frequency: {}, stop: () => {}, connect: () => node, start: () => {} };
  const tone = { ...node, start: () => (rung += 1) };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = node;
      resume = async () => {};
      createOscillator = () => tone;
      createGain = () => node;
    },
  );
});

/** Sends the counts of new work and of orders to pack. */
function tell(isNew: number, toPack = 0): void {
  ToldStream.tell({ new: isNew, toPack });
}

async function open(role: StaffRole) {
  await signInAs(theShop(), role);
  const at = openCounter('/nowhere');
  await screen.findByRole('heading', { name: 'There is no such screen' });
  await waitFor(() => expect(ToldStream.open).not.toBeNull());
  return at;
}

const titleBegins = (words: string) =>
  waitFor(() => expect(document.title.startsWith(words)).toBe(true));

// counter-34
describe('the counts of the queue', () => {
  it('the title of the tab shows a pharmacist the number of new requests and orders', async () => {
    await open('pharmacist');
    tell(2, 5);
    await titleBegins('(2) ');
    tell(0, 5);
    await titleBegins('Counter');
  });

  it('the title of the tab shows a packer the number of orders to pack', async () => {
    await open('packer');
    tell(2, 5);
    await titleBegins('(5) ');
  });

  it('the sound plays when a count increases, if the member has switched it on', async () => {
    const { user } = await open('pharmacist');
    tell(1);
    tell(2);
    expect(rung).toBe(0);
    await user.click(screen.getByRole('button', { name: /settings and signing out/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Settings' }));
    await user.click(screen.getByLabelText('A sound when something new comes'));
    // Switching the sound on plays it once, as a preview.
    await waitFor(() => expect(rung).toBe(2));
    tell(3);
    await waitFor(() => expect(rung).toBe(4));
    tell(1);
    tell(1);
    await user.click(screen.getByLabelText(/How many wait, in the title/));
    await titleBegins('Counter');
    expect(rung).toBe(4);
  });
});
