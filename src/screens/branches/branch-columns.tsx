import { metresTo } from '#domain/branch-distance.ts';
import { isOnMap, type Branch } from '#domain/branch.ts';
import type { Spot } from '#domain/distance.ts';
import { phoneHref } from '#domain/phone.ts';
import { branchesText, distanceText } from '#text/branches.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { digits } from '#text/numbers.ts';
import { speak, type Language } from '#text/sentences.ts';
import type { TableColumn } from '#ui/Table.tsx';
import styles from './BranchesScreen.module.css';

/**
 * Branch Name, Contact Number, Location (catalogue-83), with the distance if it is known
 * (catalogue-94).
 */
export function branchColumns(language: Language, here: Spot | null): TableColumn<Branch>[] {
  const t = speak(branchesText, language);
  return [
    {
      id: 'name',
      heading: t.columnName,
      cell: (branch) => {
        const name = <span lang={nameLanguage(branch, language)}>{nameOf(branch, language)}</span>;
        if (!isOnMap(branch)) return name;
        return (
          // A button for keyboards. Its click bubbles to the row.
          <button type="button" className={styles['name']}>
            {name}
          </button>
        );
      },
    },
    {
      id: 'contact',
      heading: t.columnContact,
      cell: ({ mobile }) =>
        mobile && (
          <a className={styles['call']} href={phoneHref(mobile)}>
            {digits(mobile, language)}
          </a>
        ),
    },
    {
      id: 'location',
      heading: t.columnLocation,
      cell: (branch) => {
        const place = { name: branch.location, nameBn: branch.locationBn };
        const metres = metresTo(branch, here);
        return (
          <>
            <span lang={nameLanguage(place, language)}>{nameOf(place, language)}</span>
            {metres !== null && (
              <span className={styles['away']}>{distanceText(metres, language)}</span>
            )}
          </>
        );
      },
    },
  ];
}
