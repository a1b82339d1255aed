/** The three ways to order, step by step. */
import { Link } from '@tanstack/react-router';
import { Steps } from '#parts/article/Steps.tsx';
import { useText } from '#state/language.ts';
import { howToOrderText } from '#text/how-to-order.ts';
import { buttonLook } from '#ui/button-look.ts';

export function FromTheBag() {
  const t = useText(howToOrderText);
  return (
    <>
      <p>{t.bagIntro}</p>
      <Steps
        steps={[
          { icon: 'search', title: t.findTitle, text: t.findText },
          { icon: 'plus', title: t.addTitle, text: t.addText },
          { icon: 'bag', title: t.checkoutTitle, text: t.checkoutText },
          { icon: 'phone', title: t.callTitle, text: t.callText },
        ]}
      />
      <p>
        <Link to="/" className={buttonLook('secondary')}>
          {t.seeProducts}
        </Link>
      </p>
    </>
  );
}

export function OnRequest() {
  const t = useText(howToOrderText);
  return (
    <>
      <p>{t.requestIntro}</p>
      <Steps
        steps={[
          { icon: 'edit', title: t.writeTitle, text: t.writeText },
          { icon: 'pin', title: t.whereTitle, text: t.whereText },
          { icon: 'send', title: t.sendTitle, text: t.sendText },
        ]}
      />
      <p>
        <Link to="/order" className={buttonLook('secondary')}>
          {t.startRequest}
        </Link>
      </p>
    </>
  );
}

export function WithPrescription() {
  const t = useText(howToOrderText);
  return (
    <>
      <p>{t.prescriptionIntro}</p>
      <Steps
        steps={[
          { icon: 'camera', title: t.photoTitle, text: t.photoText },
          { icon: 'user', title: t.pharmacistTitle, text: t.pharmacistText },
          { icon: 'prescription', title: t.rxTitle, text: t.rxText },
        ]}
      />
      <p>
        <Link to="/order" hash="prescriptions" className={buttonLook('secondary')}>
          {t.uploadNow}
        </Link>
      </p>
    </>
  );
}
