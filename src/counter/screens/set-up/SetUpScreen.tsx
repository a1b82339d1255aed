import { useState } from 'react';
import type { Invited, SetUpDone } from '#contract/counter/staff.ts';
import { openSession } from '#counter/api/session.ts';
import { EntrancePage } from '#counter/parts/EntrancePage.tsx';
import { ScreenLink, useGo } from '#counter/parts/links.tsx';
import { RecoveryCodeSheet } from '#counter/parts/RecoveryCodeSheet.tsx';
import type { StaffMember } from '#domain/staff.ts';
import { useText } from '#state/language.ts';
import { recoveryCodesText } from '#text/counter/recovery-codes.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { SetUpForm } from './SetUpForm.tsx';

/**
 * A member's first visit: the invitation, then a password and, if required or wanted, a second
 * factor with its recovery codes.
 */
export function SetUpScreen() {
  const t = useText(counterSignInText);
  const recovery = useText(recoveryCodesText);
  const go = useGo();
  const [invited, setInvited] = useState<Invited | null>(null);
  const [done, setDone] = useState<SetUpDone | null>(null);

  function enter(member: StaffMember): void {
    go('/', { replace: true });
    openSession(member);
  }

  function onDone(setUp: SetUpDone): void {
    if (setUp.recoveryCodes.length === 0) enter(setUp.member);
    else setDone(setUp);
  }

  if (done)
    return (
      <EntrancePage title={recovery.writeDown} why={recovery.writeDownWhy}>
        <RecoveryCodeSheet
          name={done.member.name}
          codes={done.recoveryCodes}
          onWritten={() => enter(done.member)}
        />
      </EntrancePage>
    );
  return (
    <EntrancePage
      title={t.setUpTitle}
      why={t.setUpWhy}
      links={<ScreenLink to="/">{t.toSignIn}</ScreenLink>}
    >
      {invited ? (
        <SetUpForm invited={invited} onDone={onDone} />
      ) : (
        <InvitationForm onInvited={setInvited} />
      )}
    </EntrancePage>
  );
}
