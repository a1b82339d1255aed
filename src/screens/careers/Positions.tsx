import { useShop } from '#state/shop.ts';
import { useText } from '#state/language.ts';
import { careersText } from '#text/careers.ts';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import { applicationHref } from './application.ts';
import styles from './Positions.module.css';

/** The positions that are open all year round, each with a link to apply. */
export function Positions() {
  const t = useText(careersText);
  const { email } = useShop();
  const positions = [
    [t.pharmacist, t.pharmacistText, t.pharmacistPlace, t.pharmacistNeed],
    [t.technician, t.technicianText, t.technicianPlace, t.technicianNeed],
    [t.rider, t.riderText, t.riderPlace, t.riderNeed],
    [t.agent, t.agentText, t.agentPlace, t.agentNeed],
  ] as const;
  return (
    <ul className={styles['positions']}>
      {positions.map(([title, text, place, need]) => (
        <li key={title} className={classes(surface['raised'], styles['position'])}>
          <h3 className={styles['title']}>{title}</h3>
          <p>{text}</p>
          <dl className={styles['facts']}>
            <dt>{t.place}</dt>
            <dd>{place}</dd>
            <dt>{t.need}</dt>
            <dd>{need}</dd>
          </dl>
          <a
            className={styles['apply']}
            href={applicationHref(email.href, t.mailSubject(title))}
            aria-label={t.applyFor(title)}
          >
            {t.apply}
          </a>
        </li>
      ))}
    </ul>
  );
}
