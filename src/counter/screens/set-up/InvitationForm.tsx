import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { useAddressHash } from '#counter/parts/links.tsx';
import { invitation, type Invited } from '#contract/counter/staff.ts';
import { useText } from '#state/language.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './SetUp.module.css';

/** The form for the invitation. A link that a start of the server printed fills it in. */
export function InvitationForm({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const t = useText(counterSignInText);
  const fromLink = useAddressHash();
  const form = useForm({
    endpoint: invitation,
    isEntrance: true,
    initial: () => ({ invitation: fromLink }),
    request: (typed) => ({ invitation: typed.invitation.trim() }),
    faults: (typed) => ({ invitation: typed.invitation.trim() === '' && t.invitationMissing }),
    onDone: (response, sent) => onInvited({ ...response, invitation: sent.invitation.trim() }),
  });
  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      <TextField
        label={t.invitation}
        hint={t.invitationHint}
        {...form.field('invitation')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <ProblemNotice problem={form.problem} />
      <Button type="submit" wide busy={form.isBusy}>
        {t.goOn}
      </Button>
    </form>
  );
}
