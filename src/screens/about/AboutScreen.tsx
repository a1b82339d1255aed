import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { directorsQuery } from '#api/shop.ts';
import { useShop } from '#state/shop.ts';
import { Article, type Section } from '#parts/article/Article.tsx';
import { Steps } from '#parts/article/Steps.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { aboutText } from '#text/about.ts';
import { Directors } from './Directors.tsx';

/** About Us with directors (catalogue-121). */
export function AboutScreen() {
  const t = useText(aboutText);
  const language = useLanguage();
  const { name, tagline } = useShop();
  const { data: directors = [] } = useQuery(directorsQuery);
  const board: Section = {
    id: 'directors',
    title: t.boardTitle,
    body: (
      <>
        <p>{t.board}</p>
        <Directors directors={directors} />
      </>
    ),
  };
  const sections: Section[] = [
    {
      id: 'story',
      title: t.storyTitle,
      body: (
        <>
          <p>{t.story1(tagline[language])}</p>
          <p>{t.story2}</p>
          <p>{t.story3}</p>
        </>
      ),
    },
    {
      id: 'promises',
      title: t.promiseTitle,
      body: (
        <Steps
          isUnordered
          steps={[
            { icon: 'check', title: t.genuine, text: t.genuineText },
            { icon: 'home', title: t.stored, text: t.storedText },
            { icon: 'prescription', title: t.read, text: t.readText },
            { icon: 'tag', title: t.fair, text: t.fairText },
            { icon: 'bag', title: t.discreet, text: t.discreetText },
          ]}
        />
      ),
    },
    ...(directors.length > 0 ? [board] : []),
    { id: 'visit', title: t.visitTitle, body: <p>{t.visit}</p> },
  ];
  return (
    <Article title={t.title} lead={t.lead(name[language])} sections={sections}>
      <Link to="/branchLocation">{t.seeBranches}</Link>
      <Link to="/gallery">{t.seeGallery}</Link>
      <Link to="/carrer">{t.seeCareers}</Link>
      <Link to="/contact">{t.seeContact}</Link>
    </Article>
  );
}
