import type { Request } from 'autocannon';
import { fire } from './fire.ts';
import { mean, quantile, type Row } from './report.ts';

interface Question {
  name: string;
  path: string;
  body?: unknown;
  /** The body of the n-th call, if each call is different. */
  bodyOf?: (n: number) => unknown;
}

/** The number of calls of a request that is never repeated. */
const newCalls = 300;

/**
 * Measures a browsing phone's requests over HTTP with one client, after a warm-up. The server
 * caches repeated requests until the catalogue changes, but not the new pages and words.
 */
export async function apiLatency(origin: string, products: number): Promise<Row[]> {
  const questions = await questionsFor(origin);
  const rows: Row[] = [];
  for (const question of questions) {
    const { result, times } = await asked(origin, question);
    rows.push({
      call: question.name,
      products,
      'p50 ms': quantile(times, 0.5).toFixed(1),
      'p95 ms': quantile(times, 0.95).toFixed(1),
      'p99 ms': quantile(times, 0.99).toFixed(1),
      'per s': Math.round(1_000 / mean(times)),
      errors: result.errors + result.non2xx,
    });
  }
  return rows;
}

async function asked(url: string, { path, body, bodyOf }: Question) {
  const headers = { 'content-type': 'application/json' };
  if (bodyOf) {
    let n = 0;
    const setupRequest = (request: Request) => ({ ...request, body: JSON.stringify(bodyOf(n++)) });
    const requests: Request[] = [{ method: 'POST', path, headers, setupRequest }];
    return fire({ url, requests, connections: 1, amount: newCalls });
  }
  const requests: Request[] = [
    body === undefined
      ? { method: 'GET', path }
      : { method: 'POST', path, headers, body: JSON.stringify(body) },
  ];
  await fire({ url, requests, connections: 1, duration: 1 });
  return fire({ url, requests, connections: 1, duration: 5 });
}

function searchFor(words: string): unknown {
  return { PageNumber: 1, PageSize: 50, Query: words };
}

/**
 * The beginning of a product's name: three characters in the first round, then one more in each.
 */
function begunName(products: { Name: string }[], n: number): string {
  const round = Math.floor(n / products.length);
  return products[n % products.length]?.Name.slice(0, 3 + round) ?? '';
}

/** One of the first twenty pages of a category, with a page size that was not requested before. */
function newPage(categories: string[], n: number): unknown {
  const round = Math.floor(n / categories.length);
  const filter = { field: 'Permalink', value: categories[n % categories.length], operation: 0 };
  return {
    filter: [filter],
    pageNumber: 1 + (round % 20),
    pageSize: 25 + Math.floor(round / 20),
  };
}

async function questionsFor(origin: string): Promise<Question[]> {
  const list = '/api/ProductArea/Product/Get';
  const first = await fetch(origin + list, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: [], pageNumber: 1, pageSize: 100 }),
  });
  const response: { Data: { Data: { Name: string; Permalink: string; CategoryId: string }[] } } =
    await first.json();
  const products = response.Data.Data;
  const permalink = products[0]?.Permalink ?? '';
  const categories = [...new Set(products.map((product) => product.CategoryId))];
  const search = '/api/ProductArea/Product/Searches';
  return [
    { name: 'product list, page 1', path: list, body: { filter: [], pageNumber: 1, pageSize: 24 } },
    {
      name: 'product list, page 20',
      path: list,
      body: { filter: [], pageNumber: 20, pageSize: 24 },
    },
    {
      name: 'category, a new page',
      path: list,
      bodyOf: (n) => newPage(categories, n),
    },
    { name: 'product', path: `/api/ProductArea/ProductContent/ByProduct/${permalink}` },
    { name: 'search, new words', path: search, bodyOf: (n) => searchFor(begunName(products, n)) },
    { name: 'search, a brand', path: search, body: searchFor('napa') },
    { name: 'search, two words', path: search, body: searchFor('500 paracetamol') },
    { name: 'search, misspelt', path: search, body: searchFor('omiprazol') },
    { name: 'home', path: '/api/HomeArea/Home/Get' },
  ];
}
