import autocannon from 'autocannon';
import type { Row } from './report.ts';

interface Question {
  name: string;
  path: string;
  body?: unknown;
}

/** What a browsing phone asks, over HTTP, one client, after a warm-up. */
export async function apiLatency(origin: string, products: number): Promise<Row[]> {
  const questions = await questionsFor(origin);
  const rows: Row[] = [];
  for (const question of questions) {
    await fire(origin, question, 1);
    const measured = await fire(origin, question, 5);
    rows.push({
      call: question.name,
      products,
      'p50 ms': measured.latency.p50,
      'p99 ms': measured.latency.p99,
      'per s': Math.round(measured.requests.average),
      errors: measured.errors + measured.non2xx,
    });
  }
  return rows;
}

function fire(origin: string, question: Question, seconds: number) {
  return autocannon({
    url: origin + question.path,
    method: question.body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    body: question.body === undefined ? undefined : JSON.stringify(question.body),
    connections: 1,
    duration: seconds,
  });
}

function searchFor(words: string): unknown {
  return { PageNumber: 1, PageSize: 50, Query: words };
}

async function questionsFor(origin: string): Promise<Question[]> {
  const list = '/api/ProductArea/Product/Get';
  const first = await fetch(origin + list, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: [], pageNumber: 1, pageSize: 24 }),
  });
  const response: { Data: { Data: { Permalink: string }[] } } = await first.json();
  const permalink = response.Data.Data[0]?.Permalink ?? '';
  const search = '/api/ProductArea/Product/Searches';
  return [
    { name: 'product list, page 1', path: list, body: { filter: [], pageNumber: 1, pageSize: 24 } },
    {
      name: 'product list, page 20',
      path: list,
      body: { filter: [], pageNumber: 20, pageSize: 24 },
    },
    { name: 'product', path: `/api/ProductArea/ProductContent/ByProduct/${permalink}` },
    { name: 'search, a brand', path: search, body: searchFor('napa') },
    { name: 'search, two words', path: search, body: searchFor('500 paracetamol') },
    { name: 'search, misspelt', path: search, body: searchFor('omiprazol') },
    { name: 'home', path: '/api/HomeArea/Home/Get' },
  ];
}
