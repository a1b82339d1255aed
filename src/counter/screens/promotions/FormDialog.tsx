import { useId, type ReactNode } from 'react';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './Promotions.module.css';

export interface FormDialogProps {
  title: string;
  isBusy: boolean;
  problem: unknown;
  onSave: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A promotion that is made or changed. */
export function FormDialog({ title, isBusy, problem, onSave, onClose, children }: FormDialogProps) {
  const t = useText(promotionsText);
  const id = useId();
  return (
    <Dialog
      title={title}
      closeLabel={t.close}
      size="wide"
      isLocked={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {t.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSave();
        }}
      >
        {children}
      </form>
      <ProblemNotice problem={problem} />
    </Dialog>
  );
}
