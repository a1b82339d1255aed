import { useState } from 'react';
import { saveProfilePicture } from '#api/account.ts';
import { reasonOf } from '#api/failure.ts';
import { profilePhotoAccept, profilePhotoType } from '#domain/profile.ts';
import { useCustomer } from '#parts/profile/customer-context.ts';
import { shrinkPhoto, smallerLook } from '#outbox/photos/shrink.ts';
import { PrivatePicture } from '#parts/profile/PrivatePicture.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { sessionStore } from '#state/session.ts';
import { sentenceOf } from '#text/errors.ts';
import { fileProblemText, prescriptionsText } from '#text/prescriptions.ts';
import { prescriptionLimits } from '#domain/prescription-file.ts';
import { profileText } from '#text/profile.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import styles from './EditProfileScreen.module.css';

interface Outcome {
  isSaved: boolean;
  words: string;
}

/** The customer's photo, jpg, jpeg or png only (customer-area-114). It is uploaded immediately. */
export function ProfilePhoto({ image, onSaved }: { image: string; onSaved: () => void }) {
  const t = useText(profileText);
  const files = useText(prescriptionsText);
  const language = useLanguage();
  const { id } = useCustomer();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send(file: File): Promise<void> {
    setSending(true);
    setOutcome(null);
    const prepared = await readyToSend(file);
    setOutcome(await outcomeOf(prepared));
    setSending(false);
  }

  async function outcomeOf(prepared: Ready): Promise<Outcome> {
    if ('problem' in prepared) {
      const { problem } = prepared;
      const isOther = problem === 'wrong-type';
      const words = isOther ? files.wrongTypeInProfile : fileProblemText(problem, language);
      return { isSaved: false, words };
    }
    try {
      const path = await saveProfilePicture(id, prepared.photo);
      const session = sessionStore.get();
      if (session?.id === id) sessionStore.set({ ...session, image: path });
      onSaved();
      return { isSaved: true, words: t.photoSaved };
    } catch (failure) {
      const reason = reasonOf(failure);
      const words = reason.kind === 'unreachable' ? t.offlineSave : sentenceOf(reason, language);
      return { isSaved: false, words };
    }
  }

  return (
    <section aria-label={t.photo} className={styles['photo']}>
      <div className={styles['face']}>
        {image ? (
          <PrivatePicture key={image} path={image} alt={t.photoAlt} instead="" />
        ) : (
          <Icon name="user" size={48} />
        )}
      </div>
      <div className={styles['choice']}>
        <FileButton
          icon="camera"
          variant="secondary"
          accept={profilePhotoAccept}
          disabled={isSending}
          onFiles={([file]) => file && void send(file)}
        >
          {t.choosePhoto}
        </FileButton>
        <p className={styles['small']}>{t.photoHint}</p>
      </div>
      {isSending && <ProgressBar label={t.photoSending} />}
      {outcome && (
        <Notice tone={outcome.isSaved ? 'success' : 'error'} live>
          {outcome.words}
        </Notice>
      )}
    </section>
  );
}

type Ready = { photo: File } | { problem: 'wrong-type' | 'empty-file' | 'too-big' };

/**
 * Shrinks the photo if the browser can, because a camera's photo is far larger than needed
 * (customer-area-182).
 */
async function readyToSend(file: File): Promise<Ready> {
  if (!profilePhotoType({ name: file.name, mime: file.type })) return { problem: 'wrong-type' };
  // Read the bytes first, because Android's file handle may become stale.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes || bytes.byteLength === 0) return { problem: 'empty-file' };
  const drawn = await shrinkPhoto({ bytes, mime: file.type }, smallerLook);
  if (drawn.bytes !== bytes)
    return { photo: new File([drawn.bytes], 'photo.jpg', { type: drawn.mime }) };
  return file.size > prescriptionLimits.bytes ? { problem: 'too-big' } : { photo: file };
}
