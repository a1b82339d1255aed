import { useEffect } from 'react';
import { call } from '#counter/api/call.ts';
import { CounterProblem } from '#counter/api/problem.ts';
import { openSession, useSession } from '#counter/api/session.ts';
import { useScreenPath } from '#counter/parts/links.tsx';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { me } from '#contract/counter/staff.ts';
import { useQuery } from '@tanstack/react-query';
import { SetUpScreen } from '#counter/screens/set-up/SetUpScreen.tsx';
import { SignInScreen } from '#counter/screens/sign-in/SignInScreen.tsx';
import { useLanguage } from '#state/language.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Frame } from './Frame.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { Toasts } from './Toasts.tsx';
import { useTabTitle } from './use-tab-title.ts';

/** Lets in who is signed in; asks everybody else to sign in, or to begin with an invitation. */
export function Entrance() {
  const language = useLanguage();
  // An attribute above everything that is rendered here.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useTabTitle();
  return (
    <>
      <Inside />
      <Toasts />
      <LiveRegion />
    </>
  );
}

function Inside() {
  const { member, hasEnded } = useSession();
  const path = useScreenPath();
  const known = useQuery({ queryKey: ['who'], queryFn: whoIsHere, staleTime: Infinity });

  if (member) {
    return (
      <>
        <Frame member={member} />
        {hasEnded && <SignInAgain member={member} />}
      </>
    );
  }
  if (path.startsWith('/set-up')) return <SetUpScreen />;
  return (
    <QueryState query={known} waiting={null}>
      {() => <SignInScreen />}
    </QueryState>
  );
}

/** Opens the session of whoever is signed in already; null for nobody. */
async function whoIsHere(): Promise<string | null> {
  try {
    const { member } = await call(me, {}, { isEntrance: true });
    openSession(member);
    return member.id;
  } catch (problem) {
    if (problem instanceof CounterProblem && problem.kind === 'signed-out') return null;
    throw problem;
  }
}
