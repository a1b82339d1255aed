/** The words of a product in the reader's language: form, strength, size, pack. */
export interface ProductWords {
  /** 'Tablet' · 'ট্যাবলেট'. */
  form: (form: string) => string;
  /** A strength or a size: '500 mg' · '৫০০ মিগ্রা'. */
  measure: (measure: string) => string;
  /** 'Square Pharmaceuticals Ltd.' · 'স্কয়ার ফার্মাসিউটিক্যালস লি.'. */
  company: (company: string) => string;
  /** 'strip of 10' · '১০টির পাতা'. */
  container: (container: string, pieces: number) => string;
}

interface Pack {
  name: string;
  pieces: number;
}

/** The company's own words. */
export const plainWords: ProductWords = {
  form: (form) => form,
  measure: (measure) => measure,
  company: (company) => company,
  container: (container, pieces) => `${container} of ${pieces}`,
};

/** 'strip of 10' in the reader's language; for a pack that is sold whole, its size: '60 ml'. */
export function packWords(pack: Pack, words: ProductWords): string {
  if (pack.pieces <= 1) return words.measure(pack.name);
  return words.container(pack.name.replace(/\s+of\s+\d+.*$/i, '').trim(), pack.pieces);
}

/** A product in one line: strength, form, and the size if it is sold whole (60 ml or 100 ml). */
export function productLine(
  product: { strength: string; form: string; pack: Pack | null },
  words: ProductWords,
): string {
  const { strength, form, pack } = product;
  const size = pack && pack.pieces <= 1 ? words.measure(pack.name) : '';
  return [words.measure(strength), words.form(form), size].filter(Boolean).join(' · ');
}

/** Strength and form only, if the price tag shows the size. */
export function strengthAndForm(
  product: { strength: string; form: string },
  words: ProductWords,
): string {
  return productLine({ ...product, pack: null }, words);
}
