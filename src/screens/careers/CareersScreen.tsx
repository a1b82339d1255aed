import { Link } from '@tanstack/react-router';
import { useShop } from '#state/shop.ts';
import { Article, type Section } from '#parts/article/Article.tsx';
import { Points } from '#parts/article/Points.tsx';
import { Steps } from '#parts/article/Steps.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { careersText } from '#text/careers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Positions } from './Positions.tsx';
import { applicationHref } from './application.ts';
import styles from './CareersScreen.module.css';

/** Careers (catalogue-122), under its agreed address /carrer (shell-36). */
export function CareersScreen() {
  const t = useText(careersText);
  const language = useLanguage();
  const { name, customerServicePhone, email } = useShop();
  const sections: Section[] = [
    {
      id: 'why',
      title: t.whyTitle,
      body: (
        <>
          <Points points={[t.why1, t.why2, t.why3, t.why4, t.why5]} />
          <p>{t.everyone}</p>
        </>
      ),
    },
    {
      id: 'positions',
      title: t.rolesTitle,
      body: (
        <>
          <p>{t.roles}</p>
          <Positions />
        </>
      ),
    },
    {
      id: 'apply',
      title: t.howTitle,
      body: (
        <>
          <Steps
            steps={[
              { icon: 'mail', title: t.writeTitle, text: t.writeText },
              { icon: 'phone', title: t.talkTitle, text: t.talkText },
              { icon: 'user', title: t.tryTitle, text: t.tryText },
            ]}
          />
          <p className={styles['write']}>
            <a
              className={buttonLook('primary')}
              href={applicationHref(email.href, t.mailSubject(t.anyPosition))}
            >
              <Icon name="mail" />
              {t.mail}
            </a>
            <span>{email.shown}</span>
          </p>
          <Notice tone="warning">{t.noFees(customerServicePhone.shown)}</Notice>
        </>
      ),
    },
  ];
  return (
    <Article title={t.title} lead={t.lead(name[language])} sections={sections}>
      <Link to="/about">{t.seeAbout}</Link>
      <Link to="/branchLocation">{t.seeBranches}</Link>
    </Article>
  );
}
