import type { ReactNode } from 'react';
import type { ShelfCategory } from '#contract/counter/shelves.ts';
import type { Form } from '#counter/parts/form/use-form.ts';
import { readTyped, type TypedProduct } from '#counter/parts/products/typed-product.ts';
import type { ProductField } from '#domain/shelf-product.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './ProductScreen.module.css';

export interface ProductFormProps {
  form: Pick<Form<{ typed: TypedProduct }>, 'values' | 'change' | 'faults' | 'submit'>;
  categories: readonly ShelfCategory[];
  /** The content below the fields: conflicts, problems, buttons. */
  children: ReactNode;
}

type TextName =
  | 'name'
  | 'nameBn'
  | 'strength'
  | 'genericName'
  | 'genericNameBn'
  | 'form'
  | 'company'
  | 'packName';

/** The fields of a product that people fill in. */
export function ProductForm({ form, categories, children }: ProductFormProps) {
  const t = useText(shelvesText);
  const language = useLanguage();
  const { typed } = form.values;
  const { problems } = readTyped(typed);
  const onType = (changed: Partial<TypedProduct>) =>
    form.change({ typed: { ...typed, ...changed } });
  const named = ({ name, nameBn }: { name: string; nameBn: string }) =>
    language === 'bn' ? nameBn || name : name;
  const error = (field: ProductField) => {
    const problem = form.faults.typed && problems[field];
    return problem ? t[problem] : null;
  };
  const line = (field: TextName) => (
    <TextField
      label={t[field]}
      lang={field.endsWith('Bn') ? 'bn' : undefined}
      value={typed[field]}
      onChange={(value) => onType({ [field]: value })}
      error={error(field)}
    />
  );
  const amount = (field: 'listPrice' | 'discount' | 'packPieces', hint?: string) => (
    <TextField
      label={t[field]}
      hint={hint}
      inputMode={field === 'packPieces' ? 'numeric' : 'decimal'}
      value={typed[field]}
      onChange={(value) => onType({ [field]: value })}
      error={error(field)}
    />
  );
  const below = categories.find(({ id }) => id === typed.categoryId)?.subCategories ?? [];

  return (
    <form noValidate className={styles['form']} onSubmit={form.submit}>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>{t.fields}</legend>
        <div className={styles['pair']}>
          {line('name')}
          {line('nameBn')}
          {line('genericName')}
          {line('genericNameBn')}
          {line('strength')}
          {line('form')}
          {line('company')}
        </div>
        <Checkbox
          label={t.isPrescriptionRequired}
          checked={typed.isPrescriptionRequired}
          onChange={(isPrescriptionRequired) => onType({ isPrescriptionRequired })}
        />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>{t.selling}</legend>
        <div className={styles['pair']}>
          {amount('listPrice', t.listPriceHint)}
          {amount('discount')}
          {line('packName')}
          {amount('packPieces')}
        </div>
      </fieldset>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>{t.foundBy}</legend>
        <div className={styles['pair']}>
          <SelectField
            label={t.categoryId}
            placeholder={t['unknown-category']}
            value={typed.categoryId > 0 ? String(typed.categoryId) : ''}
            onChange={(id) => onType({ categoryId: Number(id), subCategoryId: null })}
            options={categories.map((one) => ({ value: String(one.id), label: named(one) }))}
            error={error('categoryId')}
          />
          <SelectField
            label={t.subCategoryId}
            placeholder={t.noSubCategory}
            value={typed.subCategoryId === null ? '' : String(typed.subCategoryId)}
            onChange={(id) => onType({ subCategoryId: id === '' ? null : Number(id) })}
            options={below.map((one) => ({ value: String(one.id), label: named(one) }))}
          />
        </div>
        <TextField
          label={t.searchWords}
          hint={t.searchWordsHint}
          value={typed.searchWords}
          onChange={(searchWords) => onType({ searchWords })}
          error={error('searchWords')}
        />
        <TextArea
          label={t.details}
          rows={5}
          value={typed.details}
          onChange={(details) => onType({ details })}
          error={error('details')}
        />
      </fieldset>
      {children}
    </form>
  );
}
