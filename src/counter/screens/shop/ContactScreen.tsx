import { BothField } from '#counter/parts/section/BothField.tsx';
import { RowsField } from '#counter/parts/section/RowsField.tsx';
import { SectionScreen, type SectionFields } from '#counter/parts/section/SectionScreen.tsx';
import { useShopFaults } from '#counter/parts/section/use-shop-faults.ts';
import { isSocialLink, shopLimits } from '#domain/shop-problems.ts';
import type { ShopSettings } from '#domain/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shopFieldsText } from '#text/counter/shop-fields.ts';
import { wholeNumber } from '#text/numbers.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import {
  HoursField,
  timeToType,
  timeTyped,
  hoursToType,
  hoursTyped,
  type DayFields,
} from './HoursField.tsx';
import styles from './Shop.module.css';

type Contact = ShopSettings['contact'];

/** Phones as lines, times as `08:00`. */
interface ContactFields extends Omit<Contact, 'phones' | 'hours' | 'cancellationCutoff'> {
  phones: string;
  hours: DayFields[];
  cancellationCutoff: string;
}

/** The ways to reach the shop, and its opening hours. */
export function ContactScreen() {
  const faults = useShopFaults('contact');
  return (
    <SectionScreen name="contact" toFields={toFields} toValue={toValue} faults={faults}>
      {(fields) => <Fields {...fields} />}
    </SectionScreen>
  );
}

function toFields({ phones, hours, cancellationCutoff, ...others }: Contact): ContactFields {
  return {
    ...others,
    phones: phones.join('\n'),
    hours: hoursToType(hours),
    cancellationCutoff: timeToType(cancellationCutoff),
  };
}

function toValue({ phones, hours, cancellationCutoff, ...others }: ContactFields): Contact {
  return {
    ...others,
    phones: phones
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    customerServicePhone: others.customerServicePhone.trim(),
    whatsapp: others.whatsapp.trim(),
    messenger: others.messenger.trim(),
    email: others.email.trim(),
    social: others.social.map(({ name, href }) => ({ name: name.trim(), href: href.trim() })),
    hours: hoursTyped(hours),
    cancellationCutoff: timeTyped(cancellationCutoff),
  };
}

function Fields({ field, values }: SectionFields<ContactFields>) {
  const t = useText(shopFieldsText);
  const language = useLanguage();
  const social = field('social');
  return (
    <>
      <TextArea label={t.phones} hint={t.phonesHint} {...field('phones')} inputMode="tel" />
      <div className={styles['wide']}>
        <TextField
          label={t.customerServicePhone}
          hint={t.customerServicePhoneHint}
          type="tel"
          {...field('customerServicePhone')}
        />
        <TextField label={t.whatsapp} hint={t.emptyIsNone} type="tel" {...field('whatsapp')} />
        <TextField label={t.messenger} hint={t.messengerHint} {...field('messenger')} />
        <TextField
          label={t.email}
          hint={t.emptyIsNone}
          type="email"
          maxLength={shopLimits.line}
          autoComplete="off"
          {...field('email')}
        />
      </div>
      <BothField label={t.address} {...field('address')} maxLength={shopLimits.address} rows={2} />
      <RowsField
        label={t.social}
        add={t.addSocial}
        rows={social.value}
        onChange={social.onChange}
        error={social.value.length > shopLimits.social ? social.error : null}
        empty={() => ({ name: '', href: '' })}
        max={shopLimits.social}
        nameOf={({ name }, at) => name || t.link(wholeNumber(at + 1, language))}
      >
        {(row, change) => (
          <div className={styles['wide']}>
            <TextField
              label={t.socialName}
              value={row.name}
              onChange={(name) => change({ name })}
              maxLength={shopLimits.line}
            />
            <TextField
              label={t.socialHref}
              inputMode="url"
              value={row.href}
              onChange={(href) => change({ href })}
              maxLength={shopLimits.link}
              error={isSocialLink(row) ? null : social.error}
            />
          </div>
        )}
      </RowsField>
      <HoursField {...field('hours')} holidays={values.holidays} />
      <BothField
        label={t.holidays}
        hint={t.holidaysHint}
        {...field('holidays')}
        maxLength={shopLimits.holidays}
        rows={2}
      />
      <TextField
        label={t.cancellationCutoff}
        hint={t.cancellationCutoffHint}
        type="time"
        {...field('cancellationCutoff')}
      />
    </>
  );
}
