import { Link } from '@tanstack/react-router';
import { useShop } from '#state/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { contactText } from '#text/contact.ts';
import { openingHoursLines } from '#text/opening-hours.ts';
import { digits } from '#text/numbers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import surface from '#ui/surface.module.css';
import styles from './ContactScreen.module.css';

/** The contact data: phone, e-mail, address, opening hours, and the branches. */
export function ReachUs() {
  const t = useText(contactText);
  const language = useLanguage();
  const shop = useShop();
  const hours = openingHoursLines(shop, language);
  return (
    <section className={classes(surface['raised'], styles['reach'])} aria-labelledby="reach-us">
      <h2 id="reach-us">{t.reachUs}</h2>
      <dl className={styles['ways']}>
        {shop.phones.length > 0 && (
          <div className={styles['way']}>
            <Icon name="phone" />
            <dt>{t.phones}</dt>
            <dd>
              {shop.phones.map((phone) => (
                <a key={phone.href} href={phone.href} className={styles['link']}>
                  {digits(phone.shown, language)}
                </a>
              ))}
            </dd>
          </div>
        )}
        {shop.email.shown && (
          <div className={styles['way']}>
            <Icon name="mail" />
            <dt>{t.emailUs}</dt>
            <dd>
              <a href={shop.email.href} className={styles['link']}>
                {shop.email.shown}
              </a>
            </dd>
          </div>
        )}
        {shop.address[language] && (
          <div className={styles['way']}>
            <Icon name="pin" />
            <dt>{t.address}</dt>
            <dd>{shop.address[language]}</dd>
          </div>
        )}
        {hours.length > 0 && (
          <div className={styles['way']}>
            <Icon name="clock" />
            <dt>{t.hours}</dt>
            <dd>
              {hours.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <Link to="/branchLocation" className={buttonLook('secondary')}>
        <Icon name="pin" />
        {t.branches}
      </Link>
    </section>
  );
}
