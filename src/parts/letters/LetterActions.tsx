import { useState } from 'react';
import { refusedPhotos, type Letter } from '#domain/outbox-letter.ts';
import { keepLetter, leaveRefusedOut, resendLetter, sendNow } from '#outbox/change.ts';
import { deleteLetter } from '#outbox/delete-letter.ts';
import { useLanguage, useText } from '#state/language.ts';
import { currentOwner, useSession } from '#state/session.ts';
import { openSignIn } from '#state/sign-in.ts';
import { outboxText } from '#text/outbox.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { Icon, type IconProps } from '#ui/Icon.tsx';
import { editInstead, hasOtherDraft, removeLetter, type LetterAction } from './letter-actions.ts';
import { canShare, shareLetter } from './share-letter.ts';
import styles from './LetterCard.module.css';

export interface LetterActionsProps {
  letter: Letter;
  actions: readonly LetterAction[];
  onEdit: () => void;
  /** Something was not possible, in words; '' when it was. */
  onComplaint: (sentence: string) => void;
}

/** The buttons of one letter, with a question before anything is lost. */
export function LetterActions({ letter, actions, onEdit, onComplaint }: LetterActionsProps) {
  const t = useText(outboxText);
  const language = useLanguage();
  const owner = currentOwner(useSession());
  const [asking, setAsking] = useState<'remove' | 'edit' | null>(null);
  const close = () => setAsking(null);

  async function startEditing(): Promise<void> {
    if (await hasOtherDraft(letter, owner)) setAsking('edit');
    else await edit();
  }

  async function edit(): Promise<void> {
    close();
    const isEdited = await editInstead(letter, owner);
    onComplaint(isEdited ? '' : t.cannotNow);
    if (isEdited) onEdit();
  }

  async function remove(): Promise<void> {
    close();
    const removed = await removeLetter(letter);
    onComplaint(removed === 'not-possible' ? t.cannotNow : '');
  }

  const buttons: Record<LetterAction, ActionButton> = {
    open: { icon: 'right', words: t.openOrder, act: onEdit },
    sendNow: { icon: 'send', words: t.sendNow, act: () => sendNow(letter.id), main: true },
    signIn: { icon: 'user', words: t.signIn, act: () => openSignIn(), main: true },
    keep: { icon: 'send', words: t.keep, act: () => keepLetter(letter.id), main: true },
    sendAgain: { icon: 'send', words: t.sendAgain, act: () => keepLetter(letter.id), main: true },
    resend: { icon: 'send', words: t.sendAgain, act: () => resendLetter(letter.id), main: true },
    leaveOut: {
      icon: 'send',
      words: t.leaveOut(refusedPhotos(letter).length),
      act: () => leaveRefusedOut(letter.id),
      main: true,
    },
    edit: { icon: 'edit', words: t.edit, act: startEditing },
    share: {
      icon: canShare() ? 'share' : 'download',
      words: canShare() ? t.share : t.saveCopy,
      act: () => shareLetter(letter, language),
    },
    remove: {
      icon: 'trash',
      words: actions.includes('keep') ? t.noLonger : t.remove,
      act: () => setAsking('remove'),
    },
    dismiss: { icon: 'close', words: t.dismiss, act: () => deleteLetter(letter.id) },
  };

  return (
    <div className={styles['actions']}>
      {actions.map((action) => (
        <ActionButton key={action} {...buttons[action]} onFailed={() => onComplaint(t.cannotNow)} />
      ))}
      {asking === 'remove' && (
        <Question
          title={letter.kind === 'request-order' ? t.deleteAskTitle : t.deleteThisTitle}
          text={letter.posted ? t.takeBackAsk : t.deleteAsk}
          yes={t.remove}
          no={t.back}
          onYes={() => void remove()}
          onNo={close}
        />
      )}
      {asking === 'edit' && (
        <Question
          title={t.editAskTitle}
          text={t.editAsk}
          yes={t.editAskYes}
          no={t.back}
          onYes={() => void edit()}
          onNo={close}
        />
      )}
    </div>
  );
}

interface ActionButton {
  icon: IconProps['name'];
  words: string;
  act: () => unknown;
  main?: boolean;
}

function ActionButton({
  icon,
  words,
  act,
  main = false,
  onFailed,
}: ActionButton & { onFailed: () => void }) {
  const [isBusy, setBusy] = useState(false);

  async function press(): Promise<void> {
    setBusy(true);
    try {
      await act();
    } catch {
      onFailed();
    } finally {
      setBusy(false);
    }
  }

  const variant: ButtonProps['variant'] = main ? 'primary' : 'quiet';
  return (
    <Button variant={variant} busy={isBusy} onClick={() => void press()}>
      {!isBusy && <Icon name={icon} />}
      {words}
    </Button>
  );
}

interface QuestionProps {
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

function Question({ title, text, yes, no, onYes, onNo }: QuestionProps) {
  return (
    <AlertDialog
      title={title}
      onClose={onNo}
      actions={
        <>
          <Button wide variant="secondary" onClick={onNo}>
            {no}
          </Button>
          <Button wide variant="danger" onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </AlertDialog>
  );
}
