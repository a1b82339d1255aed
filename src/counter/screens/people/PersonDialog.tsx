import { useState } from 'react';
import {
  changeRole,
  remove,
  reset,
  type IssuedInvitation,
  type Person,
} from '#contract/counter/staff.ts';
import { useChange } from '#counter/api/use-change.ts';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { peopleText } from '#text/counter/people.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { RoleField } from './RoleField.tsx';
import styles from './People.module.css';

export interface PersonDialogProps {
  person: Person;
  /** Receives the new invitation, or null if there is none. */
  onDone: (issued: IssuedInvitation | null) => void;
  onClose: () => void;
}

/** Changes the role of a member, issues a new invitation, or removes the member. */
export function PersonDialog({ person, onDone, onClose }: PersonDialogProps) {
  const t = useText(peopleText);
  const frame = useText(frameText);
  const { id, name } = person;
  const [role, setRole] = useState(person.role);
  const [confirming, setConfirming] = useState<'reset' | 'remove' | null>(null);
  const changing = useChange(changeRole);
  const resetting = useChange(reset);
  const removing = useChange(remove);

  function giveRole(): void {
    const input = { id, role };
    changing.mutate(input, {
      onSuccess: ({ invitation }) => {
        say(t.roleGiven(name, frame[role]));
        onDone(invitation);
      },
    });
  }

  function takeOff(): void {
    removing.mutate(
      { id },
      {
        onSuccess: () => {
          say(t.removed(name));
          onDone(null);
        },
      },
    );
  }

  if (confirming === 'reset')
    return (
      <ConfirmDialog
        title={t.inviteAnewTitle(name)}
        confirm={t.inviteAnew}
        isBusy={resetting.isPending}
        problem={resetting.error}
        onConfirm={() => resetting.mutate({ id }, { onSuccess: onDone })}
        onClose={() => setConfirming(null)}
      >
        {t.inviteAnewMore}
      </ConfirmDialog>
    );
  if (confirming === 'remove')
    return (
      <ConfirmDialog
        title={t.removeTitle(name)}
        confirm={t.remove}
        isDanger
        isBusy={removing.isPending}
        problem={removing.error}
        onConfirm={takeOff}
        onClose={() => setConfirming(null)}
      >
        {t.removeMore}
      </ConfirmDialog>
    );
  return (
    <Dialog
      title={name}
      closeLabel={frame.close}
      onClose={onClose}
      isLocked={changing.isPending}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {frame.cancel}
          </Button>
          <Button busy={changing.isPending} disabled={role === person.role} onClick={giveRole}>
            {t.saveRole}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <RoleField role={role} onChange={setRole} />
        <ProblemNotice problem={changing.error} />
        <div className={styles['others']}>
          <Button variant="secondary" onClick={() => setConfirming('reset')}>
            {t.inviteAnew}
          </Button>
          <Button variant="secondary" onClick={() => setConfirming('remove')}>
            {t.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
