import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { directorsQuery } from '#api/shop.ts';
import { TextPage } from '#parts/markdown/TextPage.tsx';
import { useText } from '#state/language.ts';
import { articleText } from '#text/article.ts';
import { aboutPage } from '#text/pages/about.ts';
import { Directors } from './Directors.tsx';

/** About Us with directors (catalogue-121). */
export function AboutScreen() {
  const t = useText(articleText);
  const { data: directors = [] } = useQuery(directorsQuery);
  return (
    <TextPage
      page={aboutPage}
      parts={{ directors: directors.length > 0 ? <Directors directors={directors} /> : null }}
    >
      <Link to="/branchLocation">{t.branches}</Link>
      <Link to="/gallery">{t.gallery}</Link>
      <Link to="/carrer">{t.careers}</Link>
      <Link to="/contact">{t.contact}</Link>
    </TextPage>
  );
}
