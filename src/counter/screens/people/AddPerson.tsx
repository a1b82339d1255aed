import { add, type IssuedInvitation } from '#contract/counter/staff.ts';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import type { StaffRole } from '#domain/staff.ts';
import { useText } from '#state/language.ts';
import { peopleText } from '#text/counter/people.ts';
import { TextField } from '#ui/TextField.tsx';
import { RoleField } from './RoleField.tsx';

export interface AddPersonProps {
  onIssued: (issued: IssuedInvitation) => void;
  onClose: () => void;
}

/** Adds a member by name and role. The server then issues an invitation. */
export function AddPerson({ onIssued, onClose }: AddPersonProps) {
  const t = useText(peopleText);
  const form = useForm({
    endpoint: add,
    initial: (): { name: string; role: StaffRole } => ({ name: '', role: 'pharmacist' }),
    request: (typed) => typed,
    faults: ({ name }) => ({ name: name.trim() === '' && t.nameMissing }),
    onDone: onIssued,
  });
  return (
    <FormDialog form={form} title={t.add} save={t.invite} onClose={onClose}>
      <TextField
        label={t.name}
        hint={t.nameHint}
        {...form.field('name')}
        autoComplete="off"
        autoFocus
        maxLength={40}
      />
      <RoleField role={form.values.role} onChange={(role) => form.change({ role })} />
    </FormDialog>
  );
}
