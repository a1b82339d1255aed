import { useShop } from '#state/shop.ts';
import { guidanceTopics, type Product } from '#domain/product.ts';
import { useLanguage, useText } from '#state/language.ts';
import { guidanceText } from '#text/guidance.ts';
import { digits } from '#text/numbers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './ProductMore.module.css';

export interface GuidanceProps {
  product: Product;
  /**
   * Whether the product contains only the fields of a list, so that its guidance may be missing.
   */
  isPartial: boolean;
}

/** Use, intake and warnings in plain words. If there is no text, contact links instead. */
export function Guidance({ product, isPartial }: GuidanceProps) {
  const t = useText(guidanceText);
  const language = useLanguage();
  const { guidance = [] } = product;
  const { chat, customerServicePhone } = useShop();
  const titles = {
    Use: t.use,
    HowTaken: t.howTaken,
    Warnings: t.warnings,
    SideEffects: t.sideEffects,
    Pregnancy: t.pregnancy,
  };
  const topics = guidanceTopics.flatMap((topic) => {
    const facts = guidance.filter((fact) => fact.topic === topic);
    return facts.length > 0 ? [{ topic, facts }] : [];
  });
  return (
    <>
      {topics.length > 0 && (
        <div className={styles['topics']}>
          {topics.map(({ topic, facts }) => (
            <section key={topic} className={styles['topic']}>
              <h2>{titles[topic]}</h2>
              {facts.map(({ text, textBn }) =>
                language === 'bn' && textBn ? (
                  <p key={text}>{textBn}</p>
                ) : (
                  <p key={text} lang="en">
                    {text}
                  </p>
                ),
              )}
            </section>
          ))}
        </div>
      )}
      <div className={styles['ask']}>
        <p>
          <strong>{t.askTitle}</strong>
        </p>
        {topics.length > 0 && <p className={styles['hint']}>{t.askMore}</p>}
        {topics.length === 0 && !isPartial && <p className={styles['hint']}>{t.askNothingKnown}</p>}
        <p className={styles['ways']}>
          {customerServicePhone.shown && (
            <a href={customerServicePhone.href} className={buttonLook('secondary')}>
              <Icon name="phone" />
              {t.call(digits(customerServicePhone.shown, language))}
            </a>
          )}
          {chat.whatsapp && (
            <a
              href={chat.whatsapp}
              className={buttonLook('secondary')}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="chat" />
              {t.chat}
            </a>
          )}
        </p>
      </div>
    </>
  );
}
