import { Link } from '@tanstack/react-router';
import { TextPage } from '#parts/markdown/TextPage.tsx';
import { useText } from '#state/language.ts';
import { articleText } from '#text/article.ts';
import { returnsPage } from '#text/pages/returns.ts';

/** Return Policy (catalogue-118). */
export function ReturnsScreen() {
  const t = useText(articleText);
  return (
    <TextPage page={returnsPage}>
      <Link to="/termsCondition" hash="cancellation">
        {t.cancelling}
      </Link>
      <Link to="/contact">{t.contact}</Link>
    </TextPage>
  );
}
