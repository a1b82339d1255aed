/** The filter choices of a shelf. */
import { sql, type SQL } from 'drizzle-orm';
import * as contract from '#contract/shelf.ts';
import { facetsOf, wholeShelf, type ShelfFacets } from '#domain/shelf-view.ts';
import { products } from '#server/db/tables/products.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implementCatalogue } from '#server/endpoint/implement.ts';
import { shelfIn } from '#server/services/catalogue/shelf-filters.ts';

export function implementShelf(context: AppContext): void {
  implementCatalogue(context, contract.facets, async ({ input }) => {
    const shelf = await shelfIn(context, input.filters);
    if (!shelf) return onWire(facetsOf([], wholeShelf));
    return onWire(facetsOf(await kindsOn(context, shelf.where), shelf.view));
  });
}

/** Counts a shelf's products grouped by all filters: a few hundred rows instead of thousands. */
function kindsOn({ db }: AppContext, where: SQL | undefined) {
  const hasStock = sql<number>`case when ${products.stock} > 0 and ${products.listPrice} is not null then 1 else 0 end`;
  const hasDiscount = sql<number>`case when ${products.discount} > 0 then 1 else 0 end`;
  return db
    .select({
      form: products.form,
      company: products.company,
      isPrescriptionRequired: products.isPrescriptionRequired,
      stock: hasStock,
      discount: hasDiscount,
      count: sql<number>`count(*)::int`,
    })
    .from(products)
    .where(where)
    .groupBy(products.form, products.company, products.isPrescriptionRequired, sql`4`, sql`5`);
}

function onWire(facets: ShelfFacets) {
  const choice = ({ name, count }: ShelfFacets['forms'][number]) => ({ Name: name, Count: count });
  return {
    Total: facets.total,
    Types: facets.forms.map(choice),
    Suppliers: facets.companies.map(choice),
    PrescriptionNeeded: facets.prescriptionNeeded,
    WithoutPrescription: facets.withoutPrescription,
    InStock: facets.inStock,
    Discounted: facets.discounted,
  };
}
