import { Link } from '@tanstack/react-router';
import { TextPage } from '#parts/markdown/TextPage.tsx';
import { useText } from '#state/language.ts';
import { articleText } from '#text/article.ts';
import { howToOrderPage } from '#text/pages/how-to-order.ts';

/** How To Order (catalogue-123). */
export function HowToOrderScreen() {
  const t = useText(articleText);
  return (
    <TextPage page={howToOrderPage}>
      <Link to="/termsCondition">{t.terms}</Link>
      <Link to="/return">{t.returns}</Link>
      <Link to="/contact">{t.contact}</Link>
    </TextPage>
  );
}
