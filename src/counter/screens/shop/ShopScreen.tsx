import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { useDraftOf } from '#counter/parts/drafts/stored-drafts.ts';
import { ScreenLink } from '#counter/parts/links.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import type { SectionName } from '#domain/shop-sections.ts';
import { get, isParticular } from '#contract/shop.ts';
import { missingIn, type MissingDetail } from '#domain/shop-missing.ts';
import { useText } from '#state/language.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { missingDetails, shopListText } from '#text/counter/shop-fields.ts';
import { sectionIntros, sectionTitles } from '#text/counter/shop-sections.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import surface from '#ui/surface.module.css';
import { listedParts } from './parts.ts';
import styles from './Shop.module.css';

/** The parts of the shop that the owner edits, with what is missing (counter-300). */
export function ShopScreen() {
  const t = useText(shopListText);
  const titles = useText(screenTitles);
  const shop = useEndpoint(get, {});
  return (
    <>
      <PageHead title={titles.shop}>{t.intro}</PageHead>
      <QueryState query={shop}>
        {(settings) => (
          <ul className={styles['parts']}>
            {listedParts.map((name) => (
              <li key={name}>
                <Part name={name} missing={needsEntries(name) ? missingIn(settings, name) : null} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}

/** Whether a part lacks something until it is filled in. The districts have their charges. */
function needsEntries(name: SectionName): boolean {
  return isParticular(name) || name === 'districts';
}

interface PartProps {
  name: SectionName;
  /** Null for a list, which needs no entries. */
  missing: readonly MissingDetail[] | null;
}

function Part({ name, missing }: PartProps) {
  const t = useText(shopListText);
  const titles = useText(sectionTitles);
  const intros = useText(sectionIntros);
  const details = useText(missingDetails);
  const isBegun = useDraftOf(`shop ${name}`) !== undefined;
  return (
    <ScreenLink to={`/shop/${name}`} className={classes(surface['card'], styles['part'])}>
      <span className={styles['head']}>
        <strong>{titles[name]}</strong>
        <Icon name="right" size={16} />
      </span>
      <span className={styles['soft']}>{intros[name]}</span>
      <span className={styles['state']}>
        {missing?.length === 0 && <StatusPill tone="done">{t.complete}</StatusPill>}
        {missing && missing.length > 0 && (
          <span className={styles['missing']}>
            <Icon name="warning" size={16} />
            {t.missing(missing.map((detail) => details[detail]).join(', '))}
          </span>
        )}
        {isBegun && <StatusPill tone="waits">{t.unsaved}</StatusPill>}
      </span>
    </ScreenLink>
  );
}
