import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { placeOfAddress, type ShippingAddress } from '#domain/address.ts';
import { deliveryRule } from '#domain/delivery-terms.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { openAccounts, walletServices } from '#domain/payment-claim.ts';
import { chooseAtCheckout, useCheckout } from '#state/checkout.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { useShop } from '#state/shop.ts';
import { checkoutText } from '#text/checkout.ts';
import { deliveryRulesText } from '#text/delivery-rules.ts';
import { nameOf } from '#text/names.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './CheckoutScreen.module.css';

export interface PaymentOptionsProps {
  offered: readonly PaymentMethod[];
  address: Pick<ShippingAddress, 'district' | 'area'>;
  /** 'Please select a payment option', after an attempt without one. */
  error: string | null;
}

/**
 * The payment methods. None is selected until the customer chooses one, or a gateway makes PAY_NOW
 * the default (checkout-47).
 */
export function PaymentOptions({ offered, address, error }: PaymentOptionsProps) {
  const t = useText(checkoutText);
  const { paymentOption } = useCheckout();
  const isOffline = useNetwork() === 'offline';
  const rules = useText(deliveryRulesText);
  const language = useLanguage();
  const place = address.area ?? address.district;
  const shop = useShop();
  const { takesCash } = deliveryRule(shop.delivery.exceptions, placeOfAddress(address));
  const hasGateway = useQuery(capabilitiesQuery()).data?.takesPayment ?? false;
  const services = openAccounts(shop.payment).map(({ name }) => walletServices[name]);
  const payNowHint = hasGateway ? t.payNowHint : t.payToAccountHint(services.join(', '));
  const words = {
    CASH_ON_DELIVERY: { name: t.cashOnDelivery, hint: t.cashHint },
    PAY_NOW: { name: t.payNow, hint: isOffline ? t.payNowOffline : payNowHint },
  };
  return (
    <fieldset
      className={styles['payment']}
      aria-describedby={error ? 'payment-error' : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>
        <h2>{t.paymentTitle}</h2>
      </legend>
      {offered.map((method) => (
        <label key={method} className={styles['option']}>
          <input
            type="radio"
            name="payment-option"
            checked={paymentOption === method}
            onChange={() => chooseAtCheckout({ paymentOption: method })}
          />
          <span>
            <strong>{words[method].name}</strong>
            <span className={styles['hint']}>{words[method].hint}</span>
          </span>
        </label>
      ))}
      {place && !takesCash && (
        <Notice tone="info">
          {rules.noCash(nameOf(place, language))} {offered.length === 0 && rules.noPayment}
        </Notice>
      )}
      {error && (
        <p id="payment-error" className={styles['error']}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
