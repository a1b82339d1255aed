import { useState } from 'react';
import { useShop } from '#state/shop.ts';
import { refusedPhotos, type Submission } from '#domain/submission.ts';
import { keepSubmission, leaveRefusedOut, resendSubmission, sendNow } from '#outbox/change.ts';
import { deleteSubmission } from '#outbox/delete-submission.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { currentOwner, useSession } from '#state/session.ts';
import { openSignIn } from '#state/sign-in.ts';
import { insideAppText } from '#text/inside-app.ts';
import { mayHaveArrivedText } from '#text/may-have-arrived.ts';
import { outboxText } from '#text/outbox.ts';
import { sharedAloneText } from '#text/shared-alone.ts';
import type { Spoken } from '#text/sentences.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { Icon, type IconProps } from '#ui/Icon.tsx';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import {
  editInstead,
  hasOtherDraft,
  isOver,
  removeSubmission,
  type SubmissionAction,
} from './submission-actions.ts';
import { canShare, shareSubmission } from './share-submission.ts';
import { useIsHandOverTaken } from './use-is-hand-over-taken.ts';
import styles from './SubmissionCard.module.css';

const HandOverDialog = lazyPart(async () => (await import('./HandOverDialog.tsx')).HandOverDialog);

export interface SubmissionActionsProps {
  submission: Submission;
  actions: readonly SubmissionAction[];
  /**
   * While the submission is being sent, all buttons stay visible, but those that would interfere
   * are disabled.
   */
  isSending: boolean;
  onEdit: () => void;
  /**
   * Called with an error sentence when an action failed at least in part, and with '' when it
   * succeeded.
   */
  onComplaint: (sentence: string) => void;
}

/** The buttons of one submission. Actions that lose data need a confirmation. */
export function SubmissionActions({
  submission,
  actions,
  isSending,
  onEdit,
  onComplaint,
}: SubmissionActionsProps) {
  const t = useText(outboxText);
  const inApp = useText(insideAppText);
  const arrived = useText(mayHaveArrivedText);
  const sharedAlone = useText(sharedAloneText);
  const language = useLanguage();
  const words = useProductWords();
  const shop = useShop();
  const owner = currentOwner(useSession());
  const isHandOverTaken = useIsHandOverTaken();
  const [openDialog, setOpenDialog] = useState<'remove' | 'edit' | 'handOver' | null>(null);
  const close = () => setOpenDialog(null);

  async function startEditing(): Promise<void> {
    if (await hasOtherDraft(submission, owner)) setOpenDialog('edit');
    else await edit();
  }

  async function edit(): Promise<void> {
    close();
    const isEdited = await editInstead(submission, owner);
    onComplaint(isEdited ? '' : t.cannotNow);
    if (isEdited) onEdit();
  }

  async function remove(): Promise<void> {
    close();
    const removed = await removeSubmission(submission);
    onComplaint(removed === 'not-possible' ? t.cannotNow : '');
  }

  async function share(): Promise<void> {
    const shared = await shareSubmission(submission, language, words);
    if (shared.kind === 'impossible') return onComplaint(inApp.noFileOfThis);
    onComplaint(shared.kind === 'files-apart' ? sharedAlone.inDownloads(shared.files) : '');
  }

  const buttons: Record<SubmissionAction, ActionButton> = {
    open: { icon: 'right', words: t.openOrder, act: onEdit },
    sendNow: { icon: 'send', words: t.sendNow, act: () => sendNow(submission.id), main: true },
    signIn: { icon: 'user', words: t.signIn, act: () => openSignIn(), main: true },
    keep: { icon: 'send', words: t.keep, act: () => keepSubmission(submission.id), main: true },
    sendAgain: {
      icon: 'send',
      words: t.sendAgain,
      act: () => keepSubmission(submission.id),
      main: true,
    },
    resend: {
      icon: 'send',
      words: t.sendAgain,
      act: () => resendSubmission(submission.id),
      main: true,
    },
    leaveOut: {
      icon: 'send',
      words: t.leaveOut(refusedPhotos(submission).length),
      act: () => leaveRefusedOut(submission.id),
      main: true,
    },
    handOver: { icon: 'smartphone', words: t.handOver, act: () => setOpenDialog('handOver') },
    edit: { icon: 'edit', words: t.edit, act: startEditing },
    share: {
      icon: canShare() ? 'share' : 'download',
      words: canShare() ? t.share : t.saveCopy,
      act: share,
    },
    remove: {
      icon: 'trash',
      words: actions.includes('keep') ? t.noLonger : t.remove,
      act: () => setOpenDialog('remove'),
    },
    dismiss: { icon: 'close', words: t.dismiss, act: () => deleteSubmission(submission.id) },
  };

  const shown = actions.filter((action) => action !== 'handOver' || isHandOverTaken);

  return (
    <div className={styles['actions']}>
      {shown.map((action) => (
        <ActionButton
          key={action}
          {...buttons[action]}
          isHeld={isSending && (action === 'sendNow' || action === 'edit')}
          onFailed={() => onComplaint(t.cannotNow)}
        />
      ))}
      {openDialog === 'remove' && (
        <Question
          title={submission.kind === 'request-order' ? t.deleteAskTitle : t.deleteThisTitle}
          text={removalAsk(submission, t, arrived, shop.phone.shown)}
          yes={t.remove}
          no={t.back}
          onYes={() => void remove()}
          onNo={close}
        />
      )}
      {openDialog === 'handOver' && <HandOverDialog submission={submission} onClose={close} />}
      {openDialog === 'edit' && (
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

/** The text of the confirmation before a submission is deleted. */
function removalAsk(
  submission: Submission,
  t: Spoken<typeof outboxText>,
  arrived: Spoken<typeof mayHaveArrivedText>,
  phone: string,
): string {
  const { handedOver, posted } = submission;
  // A submission that is over is deleted immediately, without a request to the server.
  const ofPosted = isOver(submission) ? arrived.it : t.takeBackAsk;
  if (!handedOver) return posted ? ofPosted : t.deleteAsk;
  const call = t.mayBeEntered(phone);
  return posted && !isOver(submission) ? `${call} ${t.takeBackAsk}` : call;
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
  isHeld,
  onFailed,
}: ActionButton & { isHeld: boolean; onFailed: () => void }) {
  const [isBusy, setBusy] = useState(false);

  async function press(): Promise<void> {
    if (isHeld) return;
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
    <Button variant={variant} busy={isBusy} aria-disabled={isHeld} onClick={() => void press()}>
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
