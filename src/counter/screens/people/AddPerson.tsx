import { useId, useState, type FormEvent } from 'react';
import { add, type IssuedInvitation } from '#contract/counter/staff.ts';
import { useChange } from '#counter/api/use-change.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import type { StaffRole } from '#domain/staff.ts';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { peopleText } from '#text/counter/people.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { RoleField } from './RoleField.tsx';
import styles from './People.module.css';

export interface AddPersonProps {
  onIssued: (issued: IssuedInvitation) => void;
  onClose: () => void;
}

/** A name and a role; the invitation comes after it. */
export function AddPerson({ onIssued, onClose }: AddPersonProps) {
  const t = useText(peopleText);
  const frame = useText(frameText);
  const form = useId();
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>('pharmacist');
  const [isChecked, setChecked] = useState(false);
  const adding = useChange(add);

  function send(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (adding.isPending || name.trim() === '') return;
    adding.mutate({ name, role }, { onSuccess: onIssued });
  }

  return (
    <Dialog
      title={t.add}
      closeLabel={frame.close}
      onClose={onClose}
      isLocked={adding.isPending}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {frame.cancel}
          </Button>
          <Button type="submit" form={form} busy={adding.isPending}>
            {t.invite}
          </Button>
        </>
      }
    >
      <form id={form} className={styles['form']} noValidate onSubmit={send}>
        <TextField
          label={t.name}
          hint={t.nameHint}
          value={name}
          onChange={setName}
          autoComplete="off"
          autoFocus
          maxLength={40}
          error={isChecked && name.trim() === '' ? t.nameMissing : null}
        />
        <RoleField role={role} onChange={setRole} />
        <ProblemNotice problem={adding.error} />
      </form>
    </Dialog>
  );
}
