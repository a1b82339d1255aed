/** A shop's products, requested as a phone does. */
interface ListResponse {
  Data: { Total: number; Data: { Permalink: string }[] };
}

async function listOf(origin: string, pageSize: number): Promise<ListResponse['Data']> {
  const response = await fetch(`${origin}/api/ProductArea/Product/Get`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: [], pageNumber: 1, pageSize }),
  });
  const page: ListResponse = await response.json();
  return page.Data;
}

/** The number of products. */
export async function productsOf(origin: string): Promise<number> {
  return (await listOf(origin, 1)).Total;
}

/** The permalinks of the first products in the list. */
export async function somePermalinks(origin: string): Promise<string[]> {
  return (await listOf(origin, 100)).Data.map((product) => product.Permalink);
}
