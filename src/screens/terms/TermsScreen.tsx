import { Link } from '@tanstack/react-router';
import { TextPage } from '#parts/markdown/TextPage.tsx';
import { useText } from '#state/language.ts';
import { articleText } from '#text/article.ts';
import { termsPage } from '#text/pages/terms.ts';

/** Terms, with #cancellation and #disclaimer as sections (shell-37). */
export function TermsScreen() {
  const t = useText(articleText);
  return (
    <TextPage page={termsPage}>
      <Link to="/return">{t.returns}</Link>
      <Link to="/privacy">{t.privacy}</Link>
    </TextPage>
  );
}
