import { useState, type FormEvent } from 'react';
import { call } from '#counter/api/call.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { invitation, type Invited } from '#contract/counter/staff.ts';
import { useText } from '#state/language.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './SetUp.module.css';

/** What the owner has handed over. */
export function InvitationForm({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const t = useText(counterSignInText);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const word = typed.trim();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (isBusy || word === '') return;
    setBusy(true);
    setProblem(null);
    try {
      const answer = await call(invitation, { invitation: word }, { isEntrance: true });
      onInvited({ ...answer, invitation: word });
    } catch (failure) {
      setProblem(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={t.invitation}
        hint={t.invitationHint}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={isChecked && word === '' ? t.invitationMissing : null}
      />
      <ProblemNotice problem={problem} />
      <Button type="submit" wide busy={isBusy}>
        {t.goOn}
      </Button>
    </form>
  );
}
