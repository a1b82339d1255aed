import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { me } from '#contract/counter/staff.ts';
import { get } from '#contract/shop.ts';
import { call } from '#counter/api/call.ts';
import { CounterProblem } from '#counter/api/problem.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { openSession, useSession } from '#counter/api/session.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { bellStore } from '#counter/parts/bell.ts';
import { useScreenPath } from '#counter/parts/links.tsx';
import { counterTitle } from '#counter/parts/title.ts';
import { SetUpScreen } from '#counter/screens/set-up/SetUpScreen.tsx';
import { SignInScreen } from '#counter/screens/sign-in/SignInScreen.tsx';
import { keepShop, useShop } from '#state/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useStore } from '#state/store.ts';
import { frameText } from '#text/counter/frame.ts';
import { wholeNumber } from '#text/numbers.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Frame } from './Frame.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { Toasts } from './Toasts.tsx';

/**
 * Renders the counter for a signed-in member, and otherwise the sign-in or the set-up by
 * invitation.
 */
export function Entrance() {
  const language = useLanguage();
  // The attribute is on <html>, above everything that React renders.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useTabTitle();
  useFollowShop();
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

/**
 * Opens the session that this browser already has, and returns the member's id. Null if nobody is
 * signed in.
 */
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

const minuteMs = 60_000;

/**
 * Follows the shop's particulars, such as its name. They are fetched at the start, each minute, and
 * after every change that is made here (shell-122).
 */
function useFollowShop(): void {
  const { data } = useEndpoint(get, {}, { every: minuteMs });
  useEffect(() => {
    if (data) keepShop(data);
  }, [data]);
}

/** Sets the title of the browser's tab: waiting count, screen, counter, shop. */
function useTabTitle(): void {
  const { screen, waiting } = useStore(counterTitle);
  const language = useLanguage();
  const { name } = useShop();
  const t = useText(frameText);
  // A shop that has entered no name yet has none.
  const where = [t.counter, name[language]].filter(Boolean).join(' · ');
  const title = screen && screen !== t.counter ? `${screen} · ${where}` : where;
  const { badge } = useStore(bellStore);
  const full = badge && waiting > 0 ? `(${wholeNumber(waiting, language)}) ${title}` : title;
  useEffect(() => {
    document.title = full;
  }, [full]);
}
