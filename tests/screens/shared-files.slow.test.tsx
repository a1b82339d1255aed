// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepShared } from '#outbox/photos/keep-shared.ts';
import { sharedFiles } from '#outbox/photos/shared.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { submissionsOnDisk } from './indexed-db.ts';
import { aPhotoFile, formReady } from './request-form.ts';
import { usePhone, visit } from './shop-harness.tsx';

usePhone();

describe('files shared by another app', () => {
  // offline-46, prescriptions-20, shell-80
  it('the files are added to the draft with a message and removed from the share storage', async () => {
    await keepShared([await aPhotoFile('one.jpg'), await aPhotoFile('two.jpg')]);
    visit('/order?shared=kept');
    expect(await screen.findByText(/2 files were added\./)).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'Prescription 2' })).toBeTruthy();
    const [draft] = await submissionsOnDisk();
    expect(draft?.state).toBe('draft');
    expect(draft?.photos).toHaveLength(2);
    expect(await sharedFiles()).toEqual([]);
  });

  // offline-46, prescriptions-20
  it('the files are added to an open draft, next to its text', async () => {
    const { user } = visit('/order');
    await formReady();
    await user.type(screen.getByLabelText('Add Note'), 'for my mother');
    await keepShared([await aPhotoFile()]);
    expect(await screen.findByText(/1 file was added\./)).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'Prescription 1' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Add Note').value).toBe('for my mother');
  });

  // prescriptions-3, prescriptions-21
  it('refused files are named with the reason, in Bengali too', async () => {
    await keepShared([new File(['x'], 'song.mp3', { type: 'audio/mpeg' })]);
    visit('/order?shared=kept', 'bn');
    const area = within(
      await screen.findByText('song.mp3: শুধু JPG, JPEG, PNG ফাইল দেওয়া যাবে'.normalize('NFC')),
    );
    expect(area).toBeTruthy();
    expect(screen.queryByText(/যোগ হয়েছে/u)).toBeNull();
  });

  // offline-47, prescriptions-21, prescriptions-22
  it.each([
    ['missed', /The shop was not ready on this phone yet/],
    ['nothing', /Nothing that can be added was shared/],
    ['not-saved', /Your phone could not keep what you shared/],
  ])('files that did not arrive (%s) cause a friendly message', async (shared, sentence) => {
    visit(`/order?shared=${shared}`);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  // offline-200, offline-46
  it('files that do not fit are tried once, reported, and do not block the form', async () => {
    const pdf = new File(['%PDF-1.7 a prescription'], 'scan.pdf', { type: 'application/pdf' });
    await keepShared([pdf]);
    const { change } = outboxStore;
    let tries = 0;
    const writing = vi.spyOn(outboxStore, 'change').mockImplementation((event, beside) => {
      if (!beside?.photo) return change(event, beside);
      tries += 1;
      return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    });
    onTestFinished(() => writing.mockRestore());
    visit('/order?shared=kept');
    await formReady();
    expect(await screen.findByText(/^scan\.pdf: /)).toBeTruthy();
    const before = tries;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(tries).toBe(before);
    expect(screen.getByText(/^scan\.pdf: /)).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Send Product Request' });
    expect(button.getAttribute('aria-busy')).not.toBe('true');
    expect(await sharedFiles()).toHaveLength(1);
    writing.mockRestore();
    await keepShared([await aPhotoFile('two.jpg')]);
    expect(await screen.findByRole('img', { name: 'Prescription 2' })).toBeTruthy();
    expect(await sharedFiles()).toEqual([]);
  });

  it('an invented address shows no message', async () => {
    visit('/order?shared=<script>');
    expect(await screen.findByLabelText('Add Note')).toBeTruthy();
    expect(screen.queryByText(/shared/)).toBeNull();
  });
});
