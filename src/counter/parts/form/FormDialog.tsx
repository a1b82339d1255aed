import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { DraftNotice } from '#counter/parts/drafts/DraftNotice.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { FormState } from './use-form.ts';
import styles from './FormDialog.module.css';

export interface FormDialogProps {
  title: string;
  form: FormState;
  /** The label of the button that sends the form. */
  save: string;
  size?: 'normal' | 'wide';
  /** Another button in place of the one that sends the form. */
  action?: ReactNode;
  /** The fields show why the server refused the request, so the dialog does not. */
  isExplained?: boolean;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form, Cancel and Save. Closing it discards the draft. */
export function FormDialog(props: FormDialogProps) {
  const { title, form, save, size, action, isExplained = false, onClose, children } = props;
  const t = useText(frameText);
  const id = useId();

  function leave(): void {
    form.restart();
    onClose();
  }

  function submit(event: SyntheticEvent<HTMLElement>): void {
    // React passes the event on to a form around the dialog, which would send itself too.
    event.stopPropagation();
    form.submit(event);
  }

  return (
    <Dialog
      title={title}
      closeLabel={t.close}
      size={size}
      isLocked={form.isBusy}
      onClose={leave}
      actions={
        <>
          <Button variant="quiet" onClick={leave}>
            {t.cancel}
          </Button>
          {action || (
            <Button type="submit" form={id} busy={form.isBusy}>
              {save}
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate className={styles['form']} onSubmit={submit}>
        <DraftNotice form={form} />
        {children}
      </form>
      {!isExplained && <ProblemNotice problem={form.problem} />}
    </Dialog>
  );
}
