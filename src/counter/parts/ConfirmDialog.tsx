import type { MouseEvent, ReactNode } from 'react';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** The consequences of the action, and fields if a reason is required. */
  children?: ReactNode;
  /** The label of the confirm button: a verb, not OK. */
  confirm: string;
  /** The action removes something. */
  isDanger?: boolean;
  isBusy?: boolean;
  /** The reason why the action failed. */
  problem?: unknown;
  /** Receives the event, so that `useForm` can focus the first fault in this dialog. */
  onConfirm: (event: MouseEvent<HTMLButtonElement>) => void;
  onClose: () => void;
}

/** Requires a confirmation before an action that cannot be undone. Open while it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useText(frameText);
  const { title, children, confirm, isDanger, isBusy = false, problem } = props;
  return (
    <Dialog
      title={title}
      closeLabel={t.close}
      onClose={props.onClose}
      isLocked={isBusy}
      actions={
        <>
          <Button variant="quiet" onClick={props.onClose}>
            {t.cancel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={props.onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      <ProblemNotice problem={problem} />
    </Dialog>
  );
}
