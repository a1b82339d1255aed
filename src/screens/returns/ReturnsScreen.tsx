import { Link } from '@tanstack/react-router';
import { useShop } from '#state/shop.ts';
import { Article, type Section } from '#parts/article/Article.tsx';
import { CallUs } from '#parts/article/CallUs.tsx';
import { Points } from '#parts/article/Points.tsx';
import { Questions } from '#parts/article/Questions.tsx';
import { Steps } from '#parts/article/Steps.tsx';
import { useText } from '#state/language.ts';
import { returnText } from '#text/return.ts';

/** Return Policy (catalogue-118). */
export function ReturnsScreen() {
  const t = useText(returnText);
  const { customerServicePhone } = useShop();
  const sections: Section[] = [
    {
      id: 'accepted',
      title: t.yesTitle,
      body: (
        <>
          <p>{t.yes}</p>
          <Points points={[t.yes1, t.yes2, t.yes3, t.yes4, t.yes5]} />
          <p>{t.changedMind}</p>
        </>
      ),
    },
    {
      id: 'not-accepted',
      title: t.noTitle,
      body: (
        <>
          <p>{t.no}</p>
          <Points points={[t.no1, t.no2, t.no3, t.no4]} />
        </>
      ),
    },
    {
      id: 'how',
      title: t.howTitle,
      body: (
        <>
          <Steps
            steps={[
              { icon: 'phone', title: t.callTitle, text: t.callText(customerServicePhone.shown) },
              { icon: 'bag', title: t.keepTitle, text: t.keepText },
              { icon: 'home', title: t.collectTitle, text: t.collectText },
              { icon: 'refresh', title: t.backTitle, text: t.backText },
            ]}
          />
          <CallUs />
        </>
      ),
    },
    {
      id: 'money',
      title: t.moneyTitle,
      body: <Points points={[t.money1, t.money2, t.money3]} />,
    },
    {
      id: 'questions',
      title: t.questionsTitle,
      body: (
        <Questions
          questions={[
            [t.askDoor, t.answerDoor],
            [t.askPart, t.answerPart],
            [t.askDoctor, t.answerDoctor],
          ]}
        />
      ),
    },
  ];
  return (
    <Article title={t.title} lead={t.lead} sections={sections}>
      <Link to="/termsCondition" hash="cancellation">
        {t.seeCancellation}
      </Link>
      <Link to="/contact">{t.seeContact}</Link>
    </Article>
  );
}
