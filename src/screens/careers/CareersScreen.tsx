import { Link } from '@tanstack/react-router';
import { TextPage } from '#parts/markdown/TextPage.tsx';
import { useText } from '#state/language.ts';
import { articleText } from '#text/article.ts';
import { careersPage } from '#text/pages/careers.ts';

/** Careers (catalogue-122), under its agreed address /carrer (shell-36). */
export function CareersScreen() {
  const t = useText(articleText);
  return (
    <TextPage page={careersPage}>
      <Link to="/about">{t.aboutUs}</Link>
      <Link to="/branchLocation">{t.branches}</Link>
    </TextPage>
  );
}
