/**
 * The products listed beside a product: substitutes, then other brands of the generic, then others
 * of its shelf.
 */
import { and, asc, eq, gt, isNotNull, isNull, ne, notInArray, type SQL } from 'drizzle-orm';
import { products } from '#server/db/tables/products.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { listProducts, type Stock } from './product-rows.ts';

const maxFromShelf = 12;
const maxOthers = 12;

type Row = typeof products.$inferSelect;

/** At most 24 products, each once, without the product itself. */
export async function related(context: AppContext, product: Row) {
  const inPlace = await listProducts(context, inPlaceOf(product), {
    limit: maxFromShelf,
    order: [asc(products.salePrice), asc(products.id)],
  });
  const known = [product.id, ...inPlace.map(({ Id }) => Number(Id))];
  const brands = await others(context, known, [
    ne(products.genericName, ''),
    eq(products.genericName, product.genericName),
  ]);
  if (brands.length === maxOthers) return [...inPlace, ...brands];
  const shelf = product.subCategoryId
    ? eq(products.subCategoryId, product.subCategoryId)
    : eq(products.categoryId, product.categoryId);
  known.push(...brands.map(({ Id }) => Number(Id)));
  const neighbours = await others(context, known, [shelf]);
  return [...inPlace, ...brands, ...neighbours].slice(0, inPlace.length + maxOthers);
}

/** Returns those of {@link inPlaceOf} that are in stock, the cheapest first. */
export function substitutesOf(stock: Stock, product: Row, limit: number) {
  return listProducts(stock, and(inPlaceOf(product), gt(products.stock, 0)), {
    limit,
    order: [asc(products.salePrice), asc(products.id)],
  });
}

function others(context: AppContext, known: number[], conditions: SQL[]) {
  const where = and(...conditions, notInArray(products.id, known));
  return listProducts(context, where, { limit: maxOthers });
}

/**
 * Matches substitutes: the same generic, strength and form from other companies. For products that
 * are sold by the container the size must be equal too, so that unit prices are comparable
 * (src/domain/alternatives.ts).
 */
function inPlaceOf({ genericName, strength, form, company, packName, packPieces }: Row) {
  return and(
    ne(products.genericName, ''),
    ne(products.form, ''),
    eq(products.genericName, genericName),
    eq(products.strength, strength),
    eq(products.form, form),
    ne(products.company, company),
    isNotNull(products.listPrice),
    packPieces === null
      ? and(isNull(products.packPieces), eq(products.packName, packName))
      : isNotNull(products.packPieces),
  );
}
