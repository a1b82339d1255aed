import { Link } from '@tanstack/react-router';
import { TextPage } from '#parts/markdown/TextPage.tsx';
import { useText } from '#state/language.ts';
import { articleText } from '#text/article.ts';
import { privacyPage } from '#text/pages/privacy.ts';

/** Privacy Policy (catalogue-118). */
export function PrivacyScreen() {
  const t = useText(articleText);
  return (
    <TextPage page={privacyPage}>
      <Link to="/termsCondition">{t.terms}</Link>
      <Link to="/contact">{t.contact}</Link>
    </TextPage>
  );
}
