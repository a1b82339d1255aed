import type { MouseEvent, ReactNode } from 'react';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen, and what not; fields where a reason is asked. */
  children?: ReactNode;
  /** What the button does: the verb, not OK. */
  confirm: string;
  /** Something is taken away. */
  isDanger?: boolean;
  isBusy?: boolean;
  /** Why it was not done. */
  problem?: unknown;
  /** With the press: `useForm` gives the focus to the first fault of this dialog. */
  onConfirm: (event: MouseEvent<HTMLButtonElement>) => void;
  onClose: () => void;
}

/** Asks once before something that cannot be taken back. Open as long as it is rendered. */
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
