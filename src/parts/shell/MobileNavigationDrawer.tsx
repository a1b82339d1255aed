import { Link } from '@tanstack/react-router';
import { useShop } from '#state/shop.ts';
import { SearchBox } from '#parts/search/SearchBox.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { useSession } from '#state/session.ts';
import { deviceOrdersText } from '#text/device-orders.ts';
import { panelsText } from '#text/panels.ts';
import { digits } from '#text/numbers.ts';
import { shellText } from '#text/shell.ts';
import { Details } from '#ui/Details.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CategoriesPanel } from './CategoriesPanel.tsx';
import { mainLinks } from './main-links.ts';
import { targetOf, waysToUs } from './ways-to-us.ts';

import styles from './MobileNavigationDrawer.module.css';

/** The drawer behind the hamburger button: search, categories, main links and contact links. */
export function MobileNavigationDrawer({ onClose }: { onClose: () => void }) {
  const t = useText(shellText);
  const panels = useText(panelsText);
  const deviceOrders = useText(deviceOrdersText);
  const isGuest = useSession() === null;
  const shop = useShop();
  const language = useLanguage();
  return (
    <Drawer
      side="start"
      label={panels.menu}
      closeLabel={panels.close}
      onClose={onClose}
      heading={shop.name[language]}
    >
      <div className={styles['content']}>
        <p className={styles['tagline']}>{shop.tagline[language]}</p>
        <SearchBox onDone={onClose} />
        <Details summary={t.categories}>
          <CategoriesPanel onChoose={onClose} />
        </Details>
        <nav aria-label={t.mainLinks}>
          <ul>
            {mainLinks.map(({ to, name }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles['link']}
                  activeOptions={{ exact: true }}
                  onClick={onClose}
                >
                  {t[name]}
                  <Icon name="right" size={16} />
                </Link>
              </li>
            ))}
            {isGuest && (
              <li>
                <Link
                  to="/deviceOrders"
                  className={styles['link']}
                  activeOptions={{ exact: true }}
                  onClick={onClose}
                >
                  {deviceOrders.title}
                  <Icon name="right" size={16} />
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <p className={styles['contact']}>
          {shop.phone.shown && (
            <a
              href={shop.phone.href}
              aria-label={`${t.callUs}: ${digits(shop.phone.shown, language)}`}
            >
              <Icon name="phone" />
              {digits(shop.phone.shown, language)}
            </a>
          )}
          {shop.email.shown && (
            <a href={shop.email.href} aria-label={`${t.writeUs}: ${shop.email.shown}`}>
              <Icon name="mail" />
              {shop.email.shown}
            </a>
          )}
          {waysToUs(shop.chat, panels).map(({ href, name, icon }) => (
            <a key={name} href={href} rel="noopener noreferrer" target={targetOf(href)}>
              <Icon name={icon} />
              {name}
            </a>
          ))}
        </p>
      </div>
    </Drawer>
  );
}
