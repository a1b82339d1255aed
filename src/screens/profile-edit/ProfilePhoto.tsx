import { useState } from 'react';
import { saveProfilePicture } from '#api/edit-profile.ts';
import { reasonOf } from '#api/failure.ts';
import { profilePhotoAccept, profilePhotoType } from '#domain/profile.ts';
import { useCustomer } from '#parts/profile/customer-context.ts';
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

/** The customer's photo: jpg, jpeg, png only (customer-area-114); sent at once. */
export function ProfilePhoto({ image, onSaved }: { image: string; onSaved: () => void }) {
  const t = useText(profileText);
  const files = useText(prescriptionsText);
  const language = useLanguage();
  const { id } = useCustomer();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ isSaved: boolean; words: string } | null>(null);

  async function send(file: File): Promise<void> {
    const problem = problemOf(file);
    if (problem) {
      const words =
        problem === 'wrong-type' ? files.wrongTypeInProfile : fileProblemText(problem, language);
      setOutcome({ isSaved: false, words });
      return;
    }
    setSending(true);
    setOutcome(null);
    try {
      const path = await saveProfilePicture(id, file);
      const session = sessionStore.get();
      if (session?.id === id) sessionStore.set({ ...session, image: path });
      setOutcome({ isSaved: true, words: t.photoSaved });
      onSaved();
    } catch (failure) {
      const reason = reasonOf(failure);
      const words = reason.kind === 'unreachable' ? t.offlineSave : sentenceOf(reason, language);
      setOutcome({ isSaved: false, words });
    }
    setSending(false);
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

function problemOf(file: File) {
  if (!profilePhotoType({ name: file.name, mime: file.type })) return 'wrong-type';
  if (file.size === 0) return 'empty-file';
  return file.size > prescriptionLimits.bytes ? 'too-big' : null;
}
