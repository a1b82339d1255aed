import { Link } from '@tanstack/react-router';
import { deliveryDaysTo, deliveryEstimate } from '#domain/delivery-estimate.ts';
import { deliveryProblem } from '#domain/delivery-terms.ts';
import { useAddress } from '#state/address.ts';
import { useShop } from '#state/shop.ts';
import { useMinute } from '#state/use-now.ts';
import { useLanguage, useText } from '#state/language.ts';
import { assuranceText } from '#text/assurance.ts';
import { deliveryDaysWords, deliveryEstimateText, expectedDays } from '#text/delivery-estimate.ts';
import { deliveryProblemText } from '#text/delivery-rules.ts';
import { nameOf } from '#text/names.ts';
import { Icon, type IconProps } from '#ui/Icon.tsx';
import styles from './ProductMore.module.css';

/**
 * The expected delivery to the chosen district, the return policy, and the origin of the products.
 */
export function Assurance() {
  const t = useText(assuranceText);
  return (
    <div className={styles['assurance']}>
      <Cue icon="clock">
        <Delivery />
      </Cue>
      <Cue icon="refresh">
        {t.returns} <Link to="/return">{t.returnPolicy}</Link>
      </Cue>
      <Cue icon="leaf">{t.authentic}</Cue>
    </div>
  );
}

function Cue({ icon, children }: { icon: IconProps['name']; children: React.ReactNode }) {
  return (
    <p className={styles['cue']}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

/** Both delivery times until a district is known, then the dates, which need the phone's clock. */
function Delivery() {
  const t = useText(assuranceText);
  const words = useText(deliveryEstimateText);
  const language = useLanguage();
  const { district, area } = useAddress();
  const now = useMinute();
  const shop = useShop();
  const { insideDhaka, outsideDhaka, exceptions } = shop.delivery;
  if (!district) {
    return t.deliveryAnywhere(
      deliveryDaysWords(insideDhaka, language),
      deliveryDaysWords(outsideDhaka, language),
    );
  }
  const place = { district: district.name, area: area?.name ?? '' };
  const problem = deliveryProblem(exceptions, place);
  if (problem) return deliveryProblemText(problem, nameOf(area ?? district, language), language);
  const estimate = now === null ? null : deliveryEstimate(shop, place, now);
  const days = deliveryDaysTo(shop, place);
  return (
    <>
      {t.deliveryTo(nameOf(area ?? district, language))}{' '}
      <strong>
        {estimate ? expectedDays(estimate, language) : days && deliveryDaysWords(days, language)}
      </strong>
      <br />
      <span className={styles['hint']}>{words.isEstimate}</span>
    </>
  );
}
