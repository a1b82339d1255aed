import { ScreenLink, useScreenPath } from '#counter/parts/links.tsx';
import { counterTitle } from '#counter/parts/title.ts';
import type { StaffRole } from '#domain/staff.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useStore } from '#state/store.ts';
import { frameText } from '#text/counter/frame.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { groups, screens, type CounterScreen } from './screens.ts';
import styles from './Navigation.module.css';

/** The navigation: the screens that a role may see, in groups. */
export function Navigation({ role }: { role: StaffRole }) {
  const t = useText(frameText);
  const shown = screens.filter(({ roles, place }) => place && roles.includes(role));
  return (
    <nav aria-label={t.navigation} className={styles['navigation']}>
      {groups.map((group) => {
        const here = shown.filter(({ place }) => place?.group === group);
        if (here.length === 0) return null;
        return (
          <div key={group}>
            <p className={styles['group']} id={`group-${group}`}>
              {t[group]}
            </p>
            <ul aria-labelledby={`group-${group}`}>
              {here.map((screen) => (
                <li key={screen.path}>
                  <Entry screen={screen} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function Entry({ screen }: { screen: CounterScreen }) {
  const titles = useText(screenTitles);
  const t = useText(frameText);
  const language = useLanguage();
  const path = useScreenPath();
  const { waiting } = useStore(counterTitle);
  const isHere = path === screen.path || path.startsWith(`${screen.path}/`);
  const count = screen.place?.waits === 'queue' ? waiting : 0;
  return (
    <ScreenLink
      to={screen.path}
      className={styles['entry']}
      aria-current={isHere ? 'page' : undefined}
    >
      {screen.place && <Icon name={screen.place.icon} />}
      <span className={styles['words']}>{titles[screen.title]}</span>
      {count > 0 && (
        <>
          <span className={styles['count']} aria-hidden="true">
            {wholeNumber(count, language)}
          </span>
          <VisuallyHidden>{t.waitingCount(wholeNumber(count, language))}</VisuallyHidden>
        </>
      )}
    </ScreenLink>
  );
}
