import { openSession } from '#counter/api/session.ts';
import { EntrancePage } from '#counter/parts/EntrancePage.tsx';
import { ScreenLink } from '#counter/parts/links.tsx';
import { useText } from '#state/language.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { SignInForm } from './SignInForm.tsx';

export function SignInScreen() {
  const t = useText(counterSignInText);
  return (
    <EntrancePage
      title={t.title}
      why={t.forStaff}
      links={
        <>
          <ScreenLink to="/set-up">{t.toSetUp}</ScreenLink>
          <a href="/">{t.toShop}</a>
        </>
      }
    >
      <SignInForm onSignedIn={openSession} />
    </EntrancePage>
  );
}
