import { LetterList } from '#parts/letters/LetterList.tsx';
import { listTitle } from '#parts/letters/letter-words.ts';
import { useLetters } from '#parts/letters/use-letters.ts';
import { useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { Dialog } from '#ui/Dialog.tsx';

/** The list of letters over any screen. */
export function LettersDialog({ onClose }: { onClose: () => void }) {
  const t = useText(outboxText);
  const { letters, waitForOwner, removedByBrowser, at } = useLetters();
  return (
    <Dialog size="wide" title={listTitle(letters, t)} closeLabel={t.close} onClose={onClose}>
      {letters.length + waitForOwner.length + removedByBrowser === 0 && <p>{t.none}</p>}
      <LetterList
        letters={letters}
        waitForOwner={waitForOwner.length}
        removedByBrowser={removedByBrowser}
        at={at}
        onLeave={onClose}
      />
    </Dialog>
  );
}
