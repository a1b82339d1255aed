import { useId, useRef, useState, type ReactNode } from 'react';
import { DraftNotice } from '#counter/parts/drafts/DraftNotice.tsx';
import type { KeptForm } from '#counter/parts/drafts/use-kept-form.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useFirstFault } from '#ui/use-first-fault.ts';
import styles from './Promotions.module.css';

export interface FormDialogProps<Fields> {
  title: string;
  /** What is typed; not wanted any more where the dialog is closed without saving. */
  form: KeptForm<Fields>;
  isBusy: boolean;
  problem: unknown;
  onSave: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A promotion that is made or changed. */
export function FormDialog<Fields>(props: FormDialogProps<Fields>) {
  const { title, form, isBusy, problem, onSave, onClose, children } = props;
  const t = useText(promotionsText);
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useFirstFault(() => place.current, tries);

  function leave(): void {
    form.beginAnew();
    onClose();
  }

  return (
    <Dialog
      title={title}
      closeLabel={t.close}
      size="wide"
      isLocked={isBusy}
      onClose={leave}
      actions={
        <>
          <Button variant="quiet" onClick={leave}>
            {t.cancel}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {t.save}
          </Button>
        </>
      }
    >
      <form
        ref={place}
        id={id}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          setTries((count) => count + 1);
          onSave();
        }}
      >
        <DraftNotice form={form} />
        {children}
      </form>
      <ProblemNotice problem={problem} />
    </Dialog>
  );
}
