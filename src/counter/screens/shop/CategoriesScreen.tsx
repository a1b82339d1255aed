import { useState } from 'react';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { PictureChoice } from '#counter/parts/form/PictureChoice.tsx';
import { BothField } from '#counter/parts/section/BothField.tsx';
import { ListEditor, type EntryDialogProps } from '#counter/parts/section/ListEditor.tsx';
import { SectionScreen, type SectionFields } from '#counter/parts/section/SectionScreen.tsx';
import { useEntryForm, usePicturedForm } from '#counter/parts/section/use-entry-form.ts';
import { UploadState } from '#counter/parts/UploadState.tsx';
import { categoryProducts } from '#contract/counter/shop.ts';
import {
  categoryProblems,
  firstCategoryProblem,
  mergeTarget,
  unmerged,
  withFollowingSubs,
  type CategoryEntry,
  type ShopCategories,
  type SubCategoryEntry,
} from '#domain/shop-categories.ts';
import { nextEntryId, type ListEntry } from '#domain/shop-lists.ts';
import { shopLimits } from '#domain/shop-problems.ts';
import { useLanguage, useText } from '#state/language.ts';
import { categoriesText } from '#text/counter/shop-categories.ts';
import { shopListsText } from '#text/counter/shop-lists.ts';
import { shopProblemText } from '#text/counter/shop-problems.ts';
import { inLanguage } from '#text/names.ts';
import { Button } from '#ui/Button.tsx';
import { Details } from '#ui/Details.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import styles from './Shop.module.css';

/** The categories and their sub-categories (counter-370 to counter-375). */
export function CategoriesScreen() {
  const t = useText(shopProblemText);
  const language = useLanguage();
  return (
    <SectionScreen
      name="categories"
      toFields={(value) => value}
      toValue={(values) => values}
      faults={(value) => {
        const invalid = firstCategoryProblem(value);
        if (!invalid) return {};
        const { entry, problem } = invalid;
        const sentence = entry ? `${inLanguage(entry.name, language)}: ${t[problem]}` : t[problem];
        const isSub = value.subRows.some((sub) => sub === entry);
        return isSub ? { subRows: sentence } : { rows: sentence };
      }}
    >
      {(fields) => <Fields {...fields} />}
    </SectionScreen>
  );
}

type Fields = SectionFields<ShopCategories>;

function Fields(fields: Fields) {
  const { values, change, field } = fields;
  const t = useText(categoriesText);
  const counts = useEndpoint(categoryProducts, {}).data;
  const known = new Map(counts?.categories.map(({ id, products }) => [id, products]));
  const shown = unmerged(values.rows);
  const { error } = field('rows');

  function write(rows: CategoryEntry[]): void {
    const merged = values.rows.filter(({ mergedInto }) => mergedInto !== null);
    change(withFollowingSubs({ rows: [...rows, ...merged], subRows: values.subRows }));
  }

  return (
    <>
      <ListEditor
        rows={shown}
        onChange={write}
        error={error}
        label={t.categories}
        add={t.addCategory}
        blank={() => ({
          id: nextEntryId(values.rows),
          name: { en: '', bn: '' },
          isHidden: false,
          image: '',
          mergedInto: null,
        })}
        empty={{ icon: 'tag', title: t.noCategories }}
        pictureOf={({ image }) => image}
        pictureType="Banner"
        canRemove={({ id }) => counts !== undefined && !known.has(id)}
        details={({ id }) => known.has(id) && <p>{t.products(known.get(id) ?? 0)}</p>}
        dialog={(props) => <CategoryDialog {...props} all={values} />}
      />
      <Merged rows={values.rows} onSeparate={(rows) => change({ rows })} />
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>{t.subCategories}</legend>
        {shown.map((category) => (
          <SubCategories
            key={category.id}
            {...fields}
            category={category}
            counts={counts?.subCategories}
          />
        ))}
        <Merged
          rows={values.subRows}
          onSeparate={(subRows) => change(withFollowingSubs({ ...values, subRows }))}
        />
      </fieldset>
    </>
  );
}

interface SubCategoriesProps extends Fields {
  category: CategoryEntry;
  counts: { id: number; products: number }[] | undefined;
}

/** The sub-categories of one category. The list is rendered when it is opened. */
function SubCategories({ values, change, field, category, counts }: SubCategoriesProps) {
  const t = useText(categoriesText);
  const language = useLanguage();
  const [isShown, setShown] = useState(false);
  const known = new Map(counts?.map(({ id, products }) => [id, products]));
  const own = unmerged(values.subRows).filter(({ parentId }) => parentId === category.id);
  const name = inLanguage(category.name, language);
  const { error } = field('subRows');

  function write(rows: SubCategoryEntry[]): void {
    const ids = new Set(own.map(({ id }) => id));
    change({ subRows: [...values.subRows.filter(({ id }) => !ids.has(id)), ...rows] });
  }

  return (
    <Details summary={t.subCategoriesOf(name, own.length)} onOpen={() => setShown(true)}>
      {isShown && (
        <ListEditor
          rows={own}
          onChange={write}
          error={error}
          label={name}
          add={t.addSubCategory}
          blank={() => ({
            id: nextEntryId(values.subRows),
            name: { en: '', bn: '' },
            isHidden: false,
            parentId: category.id,
            mergedInto: null,
          })}
          empty={{ icon: 'tag', title: t.noSubCategories }}
          canRemove={({ id }) => counts !== undefined && !known.has(id)}
          details={({ id }) => known.has(id) && <p>{t.products(known.get(id) ?? 0)}</p>}
          dialog={(props) => <SubCategoryDialog {...props} all={values} />}
        />
      )}
    </Details>
  );
}

interface Mergeable extends ListEntry {
  mergedInto: number | null;
}

interface MergedProps<Entry extends Mergeable> {
  rows: readonly Entry[];
  onSeparate: (rows: Entry[]) => void;
}

/** The merged entries, each with a button that ends the merge (counter-373). */
function Merged<Entry extends Mergeable>({ rows, onSeparate }: MergedProps<Entry>) {
  const t = useText(categoriesText);
  const language = useLanguage();
  const merged = rows.filter(({ mergedInto }) => mergedInto !== null);
  if (merged.length === 0) return null;
  const nameOf = (id: number | null) => {
    const row = rows.find((one) => one.id === id);
    return row ? inLanguage(row.name, language) : '';
  };
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t.merged}</legend>
      <p className={styles['soft']}>{t.unmergeHint}</p>
      {merged.map((entry) => (
        <div key={entry.id} className={styles['head']}>
          <span>{t.mergedInto(nameOf(entry.id), nameOf(mergeTarget(rows, entry.id)))}</span>
          <Button
            variant="quiet"
            aria-label={t.unmerge(nameOf(entry.id))}
            onClick={() =>
              onSeparate(rows.map((row) => (row === entry ? { ...row, mergedInto: null } : row)))
            }
          >
            {t.unmergeShort}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}

function useNameFault() {
  const t = useText(shopProblemText);
  return (entry: Pick<ListEntry, 'name'>) => {
    const { name } = categoryProblems(entry);
    return { name: name && t[name] };
  };
}

type DialogProps<Entry> = EntryDialogProps<Entry> & { all: ShopCategories };

function CategoryDialog({ entry, isNew, all, onSave, onClose }: DialogProps<CategoryEntry>) {
  const t = useText(categoriesText);
  const lists = useText(shopListsText);
  const language = useLanguage();
  const { form, file, choose, upload } = usePicturedForm('categories', {
    draft: `categories ${isNew ? 'new' : entry.id}`,
    initial: entry,
    faults: useNameFault(),
    onSave,
  });
  const others = unmerged(all.rows).filter(({ id }) => id !== entry.id);
  return (
    <FormDialog
      form={form}
      title={isNew ? t.newCategory : lists.edit(inLanguage(entry.name, language))}
      save={lists.done}
      size="wide"
      onClose={onClose}
    >
      <BothField
        label={t.name}
        hint={t.nameHint}
        {...form.field('name')}
        maxLength={shopLimits.line}
      />
      <PictureChoice
        type="Banner"
        image={form.values.image}
        file={file}
        hint={t.pictureHint}
        error={null}
        disabled={form.isBusy}
        onFile={choose}
      />
      {!isNew && (
        <MergeField
          value={form.values.mergedInto}
          onChange={(mergedInto) => form.change({ mergedInto })}
          options={others.map(({ id, name }) => [id, inLanguage(name, language)])}
        />
      )}
      <UploadState upload={upload} working={lists.makingPicture} isInForm />
    </FormDialog>
  );
}

function SubCategoryDialog({ entry, isNew, all, onSave, onClose }: DialogProps<SubCategoryEntry>) {
  const t = useText(categoriesText);
  const lists = useText(shopListsText);
  const language = useLanguage();
  const form = useEntryForm({
    draft: `sub-categories ${isNew ? 'new' : entry.id}`,
    initial: entry,
    faults: useNameFault(),
    onSave,
  });
  const parents = unmerged(all.rows);
  const parentName = (id: number) => {
    const parent = parents.find((one) => one.id === id);
    return parent ? inLanguage(parent.name, language) : '';
  };
  const others = unmerged(all.subRows).filter(({ id }) => id !== entry.id);
  return (
    <FormDialog
      form={form}
      title={isNew ? t.newSubCategory : lists.edit(inLanguage(entry.name, language))}
      save={lists.done}
      size="wide"
      onClose={onClose}
    >
      <BothField
        label={t.name}
        hint={t.nameHint}
        {...form.field('name')}
        maxLength={shopLimits.line}
      />
      <SelectField
        label={t.parent}
        value={String(form.values.parentId)}
        onChange={(chosen) => form.change({ parentId: Number(chosen) })}
        options={parents.map(({ id }) => ({ value: String(id), label: parentName(id) }))}
      />
      {!isNew && (
        <MergeField
          value={form.values.mergedInto}
          onChange={(mergedInto) => form.change({ mergedInto })}
          options={others.map(({ id, name, parentId }) => [
            id,
            `${parentName(parentId)} › ${inLanguage(name, language)}`,
          ])}
        />
      )}
    </FormDialog>
  );
}

interface MergeFieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
  options: readonly (readonly [id: number, name: string])[];
}

function MergeField({ value, onChange, options }: MergeFieldProps) {
  const t = useText(categoriesText);
  return (
    <SelectField
      label={t.merge}
      hint={t.mergeHint}
      value={String(value ?? '')}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      placeholder={t.noMerge}
      options={options.map(([id, name]) => ({ value: String(id), label: name }))}
    />
  );
}
