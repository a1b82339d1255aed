import { Link } from '@tanstack/react-router';
import { useShop } from '#state/shop.ts';
import { OfflineSetting } from '#parts/catalogue/OfflineSetting.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { footerText } from '#text/footer.ts';
import { paymentNames } from '#text/payment-names.ts';
import { digits } from '#text/numbers.ts';
import { shellText } from '#text/shell.ts';
import { Icon } from '#ui/Icon.tsx';
import { classes } from '#ui/classes.ts';
import { mainLinks } from './main-links.ts';
import styles from './Footer.module.css';

/** The static pages, in an order that fills the rows on a phone. */
const informationLinks = [
  { to: '/howToOrder', name: 'howToOrder' },
  { to: '/return', name: 'returns' },
  { to: '/privacy', name: 'privacy' },
  { to: '/termsCondition', name: 'terms' },
  { to: '/carrer', name: 'careers' },
] as const satisfies readonly { to: string; name: keyof typeof footerText }[];

/**
 * Address, phones, e-mail, social links, payment methods, static pages and the year (shell-19 to
 * shell-22).
 */
export function Footer() {
  const t = useText(footerText);
  const shell = useText(shellText);
  const language = useLanguage();
  const shop = useShop();
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <section className={styles['column']} aria-label={t.contact}>
          <h2 className={styles['heading']}>{shop.name[language]}</h2>
          <p>{shop.tagline[language]}</p>
          <address className={styles['contact']}>
            {shop.address[language] && (
              <p className={styles['line']}>
                <Icon name="pin" />
                {shop.address[language]}
              </p>
            )}
            {shop.phones.map((phone) => (
              <a key={phone.href} className={styles['line']} href={phone.href}>
                <Icon name="phone" />
                {digits(phone.shown, language)}
              </a>
            ))}
            {shop.email.shown && (
              <a className={styles['line']} href={shop.email.href}>
                <Icon name="mail" />
                {shop.email.shown}
              </a>
            )}
          </address>
        </section>
        <nav className={styles['column']} aria-label={t.information}>
          <h2 className={classes(styles['heading'], styles['spoken'])}>{t.information}</h2>
          <ul className={styles['links']}>
            {informationLinks.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className={styles['link']}>
                  {t[name]}
                </Link>
              </li>
            ))}
            {mainLinks.slice(1).map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className={styles['link']}>
                  {shell[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className={styles['column']}>
          {shop.social.length > 0 && (
            <>
              <h2 className={classes(styles['heading'], styles['spoken'])}>{t.followUs}</h2>
              <ul className={styles['social']}>
                {shop.social.map(({ name, href }) => (
                  <li key={href}>
                    <a
                      className={styles['link']}
                      href={href}
                      rel="noopener noreferrer"
                      target="_blank"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <h2 className={classes(styles['heading'], styles['spoken'])}>{t.weAccept}</h2>
          <ul className={styles['payments']}>
            {shop.payment.signs.map((sign) => (
              <li key={sign}>
                <img
                  src={`/payments/${sign}.svg`}
                  alt={paymentNames[sign]}
                  width={64}
                  height={40}
                  loading="lazy"
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className={styles['end']}>
        <OfflineSetting />
        {shop.copyrightYear > 0 && (
          <span>{t.copyright(shop.copyrightYear, shop.name[language])}</span>
        )}
        {shop.licenceNumber && <span>{t.licence(shop.licenceNumber)}</span>}
        {shop.pharmacist.registration && (
          <span>{t.pharmacist(shop.pharmacist.name[language], shop.pharmacist.registration)}</span>
        )}
        {shop.isDemonstration && <span>{t.demoNote}</span>}
      </p>
    </footer>
  );
}
