import { Link } from '@tanstack/react-router';
import { useShop } from '#state/shop.ts';
import { Article, type Section } from '#parts/article/Article.tsx';
import { CallUs } from '#parts/article/CallUs.tsx';
import { Questions } from '#parts/article/Questions.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { clockOf } from '#text/dates.ts';
import { howToOrderText } from '#text/how-to-order.ts';
import { Notice } from '#ui/Notice.tsx';
import { Charges } from './Charges.tsx';
import { Offline } from './Offline.tsx';
import { FromTheBag, OnRequest, WithPrescription } from './Ways.tsx';

/**
 * How To Order (catalogue-123): three ways, ordering without a network, charges, and the time limit
 * for returns.
 */
export function HowToOrderScreen() {
  const t = useText(howToOrderText);
  const language = useLanguage();
  const { customerServicePhone, cancellationCutoff } = useShop();
  const sections: Section[] = [
    { id: 'bag', title: t.bagTitle, body: <FromTheBag /> },
    { id: 'request', title: t.requestTitle, body: <OnRequest /> },
    { id: 'prescription', title: t.prescriptionTitle, body: <WithPrescription /> },
    { id: 'offline', title: t.offlineTitle, body: <Offline /> },
    { id: 'payment', title: t.moneyTitle, body: <Charges /> },
    {
      id: 'cancellation',
      title: t.cancelTitle,
      body: (
        <>
          <Notice tone="info" icon="clock">
            {t.cancel(clockOf(cancellationCutoff, language))}
          </Notice>
          <p>{t.cancelText(customerServicePhone.shown)}</p>
          <CallUs />
        </>
      ),
    },
    {
      id: 'questions',
      title: t.questionsTitle,
      body: (
        <Questions
          questions={[
            [t.askAccount, t.answerAccount],
            [t.askStrip, t.answerStrip],
            [t.askStock, t.answerStock],
            [t.askOther, t.answerOther],
            [t.askTwice, t.answerTwice],
          ]}
        />
      ),
    },
  ];
  return (
    <Article title={t.title} lead={t.lead} sections={sections}>
      <Link to="/termsCondition">{t.seeTerms}</Link>
      <Link to="/return">{t.seeReturns}</Link>
      <Link to="/contact">{t.seeContact}</Link>
    </Article>
  );
}
