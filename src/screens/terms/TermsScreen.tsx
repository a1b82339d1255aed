import { Link } from '@tanstack/react-router';
import { useShop } from '#state/shop.ts';
import { Article, type Section } from '#parts/article/Article.tsx';
import { CallUs } from '#parts/article/CallUs.tsx';
import { Points } from '#parts/article/Points.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { clockOf } from '#text/dates.ts';
import { deliveryDaysWords } from '#text/delivery-estimate.ts';
import { termsText } from '#text/terms.ts';
import { Notice } from '#ui/Notice.tsx';

/** Terms, with #cancellation and #disclaimer as sections (shell-37). */
export function TermsScreen() {
  const t = useText(termsText);
  const language = useLanguage();
  const { name, customerServicePhone, cancellationCutoff, delivery } = useShop();
  const { insideDhaka, outsideDhaka } = delivery;
  const cutoff = clockOf(cancellationCutoff, language);
  const sections: Section[] = [
    {
      id: 'orders',
      title: t.ordersTitle,
      body: (
        <>
          <p>{t.orders}</p>
          <p>{t.requestIsNoPurchase}</p>
          <p>{t.ordersMayFail}</p>
        </>
      ),
    },
    {
      id: 'prices',
      title: t.pricesTitle,
      body: (
        <>
          <p>{t.prices}</p>
          <p>{t.cashback}</p>
        </>
      ),
    },
    {
      id: 'prescriptions',
      title: t.prescriptionsTitle,
      body: (
        <>
          <p>{t.prescriptions}</p>
          <Points points={[t.prescriptionPoints1, t.prescriptionPoints2, t.prescriptionPoints3]} />
        </>
      ),
    },
    {
      id: 'delivery',
      title: t.deliveryTitle,
      body: (
        <>
          <p>{t.deliveryCharge(delivery.note.insideDhaka, delivery.note.outsideDhaka)}</p>
          <p>
            {t.deliveryTime(
              deliveryDaysWords(insideDhaka, language),
              deliveryDaysWords(outsideDhaka, language),
            )}
          </p>
          <p>{t.deliveryCheck}</p>
        </>
      ),
    },
    {
      id: 'payment',
      title: t.paymentTitle,
      body: (
        <>
          <p>{t.payment}</p>
          <Notice tone="info">{t.advance}</Notice>
          <p>{t.advanceWhy}</p>
        </>
      ),
    },
    {
      id: 'cancellation',
      title: t.cancellationTitle,
      body: (
        <>
          <Notice tone="info" icon="clock">
            {t.cancellationCutoff(cutoff)}
          </Notice>
          <p>{t.cancellationDay(cutoff)}</p>
          <p>{t.cancellationHow(customerServicePhone.shown)}</p>
          <p>{t.cancellationLate}</p>
          <p>{t.cancellationByUs}</p>
          <CallUs />
        </>
      ),
    },
    {
      id: 'disclaimer',
      title: t.disclaimerTitle,
      body: (
        <>
          <Notice tone="warning">{t.disclaimerEmergency}</Notice>
          <p>{t.disclaimerAdvice}</p>
          <p>{t.disclaimerPictures}</p>
          <p>{t.disclaimerLiability}</p>
        </>
      ),
    },
    { id: 'changes', title: t.changesTitle, body: <p>{t.changes}</p> },
  ];
  return (
    <Article title={t.title} lead={t.lead(name[language])} sections={sections}>
      <Link to="/return">{t.seeReturns}</Link>
      <Link to="/privacy">{t.seePrivacy}</Link>
    </Article>
  );
}
