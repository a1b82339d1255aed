import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { RowsField } from '#counter/parts/section/RowsField.tsx';
import { SectionScreen, type SectionFields } from '#counter/parts/section/SectionScreen.tsx';
import { banners, type HomeBanner } from '#contract/counter/banners.ts';
import { parseSection, section } from '#contract/counter/shop.ts';
import { homeLimits, homeProblem, standardHome, type HomeLayout } from '#domain/home-layout.ts';
import { mergeTarget, unmerged, type CategoryEntry } from '#domain/shop-categories.ts';
import { wholeTyped } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { homeRowsText } from '#text/counter/shop-categories.ts';
import { shopProblemText } from '#text/counter/shop-problems.ts';
import { inLanguage } from '#text/names.ts';
import { digits } from '#text/numbers.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './Shop.module.css';

interface RowFields {
  /** 0 if none is chosen yet. */
  categoryId: number;
  count: string;
  /** 0 for none. */
  bannerId: number;
}

interface HomeFields {
  isStandard: boolean;
  rows: RowFields[];
}

/** The rows of the home page (counter-376, counter-377). */
export function HomeRowsScreen() {
  const t = useText(shopProblemText);
  return (
    <SectionScreen
      name="home"
      toFields={({ isStandard, rows }, language): HomeFields => ({
        isStandard,
        rows: rows.map((row) => ({ ...row, count: digits(row.count, language) })),
      })}
      toValue={({ isStandard, rows }): HomeLayout => ({
        isStandard,
        rows: rows.map((row) => ({ ...row, count: wholeTyped(row.count) ?? Number.NaN })),
      })}
      faults={(value) => {
        const problem = homeProblem(value);
        return { rows: problem && t[problem] };
      }}
    >
      {(fields) => <Fields {...fields} />}
    </SectionScreen>
  );
}

function Fields({ values, field }: SectionFields<HomeFields>) {
  const t = useText(homeRowsText);
  const categories = useEndpoint(section, { name: 'categories' });
  const slides = useEndpoint(banners, {});
  const { value: isStandard, onChange } = field('isStandard');
  return (
    <>
      <Checkbox label={t.standard} checked={isStandard} onChange={onChange} />
      <p className={styles['soft']}>{t.standardHint}</p>
      {isStandard && values.rows.length > 0 && <p className={styles['soft']}>{t.ownKept}</p>}
      {!isStandard && (
        <QueryState query={categories}>
          {({ value }) => (
            <QueryState query={slides}>
              {({ rows }) => (
                <Rows
                  {...field('rows')}
                  categories={parseSection('categories', value)?.rows ?? []}
                  banners={rows.filter(({ place, isActive }) => place === 'resort' && isActive)}
                />
              )}
            </QueryState>
          )}
        </QueryState>
      )}
    </>
  );
}

interface RowsProps {
  value: RowFields[];
  onChange: (rows: RowFields[]) => void;
  error: string | null;
  categories: readonly CategoryEntry[];
  /** The active banners of the place after the rows. */
  banners: readonly HomeBanner[];
}

function Rows({ value, onChange, error, categories, banners: slides }: RowsProps) {
  const t = useText(homeRowsText);
  const language = useLanguage();
  const options = unmerged(categories).map(({ id, name, isHidden }) => {
    const words = inLanguage(name, language);
    return { value: String(id), label: isHidden ? t.hiddenCategory(words) : words };
  });
  // The category may have been merged since the row was saved.
  const idOf = ({ categoryId }: RowFields) => mergeTarget(categories, categoryId) ?? 0;
  return (
    <RowsField
      label={t.rows}
      hint={t.rowsHint}
      rows={value}
      onChange={onChange}
      error={error}
      empty={() => ({
        categoryId: 0,
        count: digits(standardHome.count, language),
        bannerId: 0,
      })}
      max={homeLimits.rows}
      add={t.addRow}
      nameOf={(row, at) =>
        options.find((option) => option.value === String(idOf(row)))?.label ?? t.row(at + 1)
      }
      isOrdered
    >
      {(row, change) => (
        <div className={styles['wide']}>
          <SelectField
            label={t.category}
            value={String(idOf(row) || '')}
            onChange={(chosen) => change({ categoryId: Number(chosen) })}
            placeholder={t.choose}
            options={options}
          />
          <TextField
            label={t.count}
            inputMode="numeric"
            maxLength={2}
            value={row.count}
            onChange={(count) => change({ count })}
          />
          <SelectField
            label={t.banner}
            hint={t.bannerHint}
            value={String(row.bannerId || '')}
            onChange={(chosen) => change({ bannerId: Number(chosen) })}
            placeholder={t.noBanner}
            options={slides.map(({ id, alt, altBn }) => ({
              value: String(id),
              label: inLanguage({ en: alt, bn: altBn }, language),
            }))}
          />
        </div>
      )}
    </RowsField>
  );
}
