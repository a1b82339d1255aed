import { refusedPhotos, type Letter } from '#domain/outbox-letter.ts';
import { standingOf } from '#domain/outbox-standing.ts';
import { deleteLetter } from '#outbox/delete-letter.ts';
import { standingText } from '#parts/letters/letter-words.ts';
import { useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './PrescriptionsScreen.module.css';

/** Which files of a batch the pharmacy did not take, and that the others arrived. */
export function RefusedFiles({ letter }: { letter: Letter }) {
  const t = useText(prescriptionHistoryText);
  const outbox = useText(outboxText);
  const arrived = letter.photos.filter((photo) => photo.serverId !== null).length;
  const files = refusedPhotos(letter);
  const { lastError, createdAt } = letter;
  return (
    <Notice
      tone="error"
      live
      action={
        <Button variant="quiet" onClick={() => void deleteLetter(letter.id)}>
          {outbox.understood}
        </Button>
      }
    >
      {files.length > 0 ? (
        <>
          <p>{t.notTaken}</p>
          <ul className={styles['complaints']}>
            {files.map(({ n, name, refused }) => (
              <li key={n}>
                {name || t.file(n)}: {refused}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{standingText(standingOf(letter, lastError?.at ?? createdAt), outbox)}</p>
      )}
      {arrived > 0 && <p>{t.othersArrived(arrived)}</p>}
    </Notice>
  );
}
