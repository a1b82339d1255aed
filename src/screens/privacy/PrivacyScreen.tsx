import { Link } from '@tanstack/react-router';
import { useShop } from '#state/shop.ts';
import { Article, type Section } from '#parts/article/Article.tsx';
import { Facts } from '#parts/article/Facts.tsx';
import { Points } from '#parts/article/Points.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { privacyText } from '#text/privacy.ts';
import { Notice } from '#ui/Notice.tsx';

/**
 * Privacy Policy (catalogue-118): health data, the data stored on the phone, and how to erase it.
 */
export function PrivacyScreen() {
  const t = useText(privacyText);
  const language = useLanguage();
  const { name, customerServicePhone, email } = useShop();
  const sections: Section[] = [
    {
      id: 'in-short',
      title: t.shortTitle,
      body: <Points points={[t.short1, t.short2, t.short3, t.short4]} />,
    },
    {
      id: 'pharmacy',
      title: t.withUsTitle,
      body: <Points points={[t.withUs1, t.withUs2, t.withUs3, t.withUs4]} />,
    },
    {
      id: 'health-data',
      title: t.healthTitle,
      body: (
        <>
          <p>{t.health}</p>
          <Points points={[t.health1, t.health2, t.health3, t.health4]} />
        </>
      ),
    },
    {
      id: 'phone',
      title: t.onPhoneTitle,
      body: (
        <>
          <p>{t.onPhone}</p>
          <Facts
            facts={[
              [t.bag, t.bagLong],
              [t.drafts, t.draftsLong],
              [t.outbox, t.outboxLong],
              [t.address, t.addressLong],
              [t.session, t.sessionLong],
              [t.catalogue, t.catalogueLong],
            ]}
          />
          <Notice tone="info" icon="smartphone">
            {t.sharedPhone}
          </Notice>
        </>
      ),
    },
    {
      id: 'sessions',
      title: t.sessionsTitle,
      body: <Points points={[t.sessions1, t.sessions2, t.sessions3, t.sessions4]} />,
    },
    {
      id: 'others',
      title: t.othersTitle,
      body: <Points points={[t.others1, t.others2, t.others3, t.others4]} />,
    },
    {
      id: 'reports',
      title: t.reportsTitle,
      body: <Points points={[t.reports1, t.reports2, t.reports3]} />,
    },
    {
      id: 'erase',
      title: t.eraseTitle,
      body: (
        <>
          <Points points={[t.erase1, t.erase2, t.erase3, t.erase4]} />
          <p>{t.eraseWithUs(customerServicePhone.shown, email.shown)}</p>
        </>
      ),
    },
    { id: 'children', title: t.childrenTitle, body: <p>{t.children}</p> },
  ];
  return (
    <Article title={t.title} lead={t.lead(name[language])} sections={sections}>
      <Link to="/termsCondition">{t.seeTerms}</Link>
      <Link to="/contact">{t.seeContact}</Link>
    </Article>
  );
}
