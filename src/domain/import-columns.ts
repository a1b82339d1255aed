/** The columns of our own layout of product files (docs/import.md). */

/** The columns that a person can choose for a column of a file, the most important ones first. */
export const choosableColumns = [
  'name',
  'price',
  'id',
  'stock',
  'company',
  'generic',
  'strength',
  'form',
  'pack_name',
  'category',
  'sub_category',
  'prescription',
  'discount',
  'discount_percent',
  'pack_pieces',
  'name_bn',
  'generic_bn',
  'search_words',
  'details',
  'image',
  'permalink',
] as const;

/** All columns, in the order of an exported file. */
export const importColumns = [
  'id',
  'name',
  'name_bn',
  'generic',
  'generic_bn',
  'strength',
  'form',
  'company',
  'price',
  'discount',
  'discount_percent',
  'stock',
  'stock_before',
  'pack_name',
  'pack_pieces',
  'prescription',
  'category',
  'sub_category',
  'search_words',
  'details',
  'image',
  'permalink',
] as const satisfies readonly ((typeof choosableColumns)[number] | 'stock_before')[];

export type ImportColumn = (typeof importColumns)[number];

export type ChoosableColumn = (typeof choosableColumns)[number];

/** The heading in a file for each of our columns that the file has. */
export type ColumnMapping = Partial<Record<ChoosableColumn, string>>;

/** A file must have these columns. */
export const neededColumns = ['name', 'price'] as const satisfies readonly ChoosableColumn[];

/** Ids that mark the examples in the template. The import refuses them. */
export const exampleId = /^example-\d+$/;

const examples: readonly Partial<Record<ImportColumn, string>>[] = [
  {
    id: 'example-1',
    name: 'Napa',
    name_bn: 'নাপা',
    generic: 'Paracetamol',
    strength: '500 mg',
    form: 'Tablet',
    company: 'Example Pharma',
    price: '1.2',
    stock: '500',
    pack_name: 'strip',
    pack_pieces: '10',
    prescription: 'no',
  },
  {
    id: 'example-2',
    name: 'Baby Soap',
    company: 'Example Care',
    price: '95',
    discount: '5',
    stock: '24',
    prescription: 'no',
    category: 'Baby Care',
  },
];

/** The rows of a file to fill in: the headings and two examples. */
export function templateRows(): string[][] {
  const columns = importColumns.filter((column) => column !== 'stock_before');
  return [[...columns], ...examples.map((row) => columns.map((column) => row[column] ?? ''))];
}
