import { useState } from 'react';
import type { Invited } from '#contract/counter/staff.ts';
import { EntrancePage } from '#counter/parts/EntrancePage.tsx';
import { ScreenLink } from '#counter/parts/links.tsx';
import { useText } from '#state/language.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { SetUpForm } from './SetUpForm.tsx';

/**
 * A member's first visit: the invitation, then a password and, if required or wanted, a second
 * factor.
 */
export function SetUpScreen() {
  const t = useText(counterSignInText);
  const [invited, setInvited] = useState<Invited | null>(null);
  return (
    <EntrancePage
      title={t.setUpTitle}
      why={t.setUpWhy}
      links={<ScreenLink to="/">{t.toSignIn}</ScreenLink>}
    >
      {invited ? <SetUpForm invited={invited} /> : <InvitationForm onInvited={setInvited} />}
    </EntrancePage>
  );
}
