import { theShop } from '#domain/shop.ts';
import { guidanceTopics, type Product } from '#domain/product.ts';
import { useLanguage, useText } from '#state/language.ts';
import { guidanceText } from '#text/guidance.ts';
import { digits } from '#text/numbers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './ProductMore.module.css';

export interface GuidanceProps {
  product: Product;
  /** As a list has it: what is written may not be here yet. */
  isPartial: boolean;
}

/** What it is for, how it is taken and what to watch out for, in plain words; a person where nothing is written. */
export function Guidance({ product, isPartial }: GuidanceProps) {
  const t = useText(guidanceText);
  const language = useLanguage();
  const { guidance = [] } = product;
  const { chat, customerServicePhone } = theShop();
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
          <a href={customerServicePhone.href} className={buttonLook('secondary')}>
            <Icon name="phone" />
            {t.call(digits(customerServicePhone.shown, language))}
          </a>
          <a
            href={chat.whatsapp}
            className={buttonLook('secondary')}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" />
            {t.chat}
          </a>
        </p>
      </div>
    </>
  );
}
