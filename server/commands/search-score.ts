/**
 * `npx tsx server/commands/search-score.ts QUERIES.jsonl [--misses]`: measures how well the search
 * finds the expected products of a query file, by type of query. Products are identified by their
 * ids in the imported catalogue, or by words (`wanted`, `never`).
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { eq } from 'drizzle-orm';
import { products, subCategories } from '#server/db/tables/products.ts';
import { judge, judgedQuery, type FoundProduct } from '#server/services/search/judge-search.ts';
import { indexAll, searchOf } from '#server/services/search/product-search.ts';
import { CommandProblem, runCommand } from './run.ts';

const idQuery = v.object({
  query: v.string(),
  type: v.string(),
  rel2: v.optional(v.array(v.number()), []),
  rel1: v.optional(v.array(v.number()), []),
  expect_none: v.optional(v.nullable(v.boolean()), false),
});

const query = v.union([judgedQuery, idQuery]);

const seen = 5;

async function readQueries() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { misses: { type: 'boolean', default: false } },
  });
  const [path] = positionals;
  if (!path)
    throw new CommandProblem(
      'Name a file: npx tsx server/commands/search-score.ts QUERIES.jsonl [--misses]',
    );
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandProblem(`The file ${path} cannot be opened.`);
  });
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return {
    queries: lines.map((line) => v.parse(query, JSON.parse(line))),
    showMisses: values.misses,
  };
}

interface Score {
  queries: number;
  first: number;
  among5: number;
  dangerous: number;
}

interface Row extends FoundProduct {
  externalId: string | null;
}

function judgementOf(judged: v.InferOutput<typeof query>, results: readonly (Row | undefined)[]) {
  if ('wanted' in judged) {
    const { isFirst, isSeen, dangerous } = judge(
      judged,
      results.filter((row) => row !== undefined),
    );
    return { isFirst, isSeen, isDangerous: dangerous.length > 0 };
  }
  const isWanted = (row: Row | undefined) =>
    judged.rel2.includes(Number(row?.externalId?.split('/')[0]));
  const isFirst = judged.expect_none ? results.length === 0 : isWanted(results[0]);
  const isSeen = judged.expect_none ? isFirst : results.slice(0, seen).some(isWanted);
  return { isFirst, isSeen, isDangerous: false };
}

await runCommand(readQueries, async ({ queries, showMisses }, { db }) => {
  const startedAt = performance.now();
  const search = searchOf(await indexAll(db));
  console.log(`Index: ${Math.round(performance.now() - startedAt)} ms`);
  const rows = await db
    .select({
      id: products.id,
      externalId: products.externalId,
      name: products.name,
      generic: products.genericName,
      shelf: subCategories.name,
      isPrescriptionRequired: products.isPrescriptionRequired,
    })
    .from(products)
    .leftJoin(subCategories, eq(subCategories.id, products.subCategoryId));
  const known = new Map(rows.map((row) => [row.id, { ...row, shelf: row.shelf ?? '' }]));
  const scores = new Map<string, Score>();
  const times: number[] = [];
  for (const judged of queries) {
    const before = performance.now();
    const results = search.find(judged.query, 50);
    times.push(performance.now() - before);
    const { isFirst, isSeen, isDangerous } = judgementOf(
      judged,
      results.map((id) => known.get(id)),
    );
    for (const name of [judged.type, 'all']) {
      const score = scores.get(name) ?? { queries: 0, first: 0, among5: 0, dangerous: 0 };
      score.queries += 1;
      if (isFirst) score.first += 1;
      if (isSeen) score.among5 += 1;
      if (isDangerous) score.dangerous += 1;
      scores.set(name, score);
    }
    if (showMisses && (!isSeen || isDangerous)) {
      const names = results.slice(0, seen).map((id) => known.get(id)?.name ?? `#${id}`);
      console.log(`missed ${judged.type}: ${judged.query} → ${names.join(', ') || 'nothing'}`);
    }
  }
  console.table(
    [...scores].map(([type, score]) => ({
      type,
      queries: score.queries,
      'success@1': (score.first / score.queries).toFixed(2),
      'success@5': (score.among5 / score.queries).toFixed(2),
      dangerous: score.dangerous,
    })),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(`Search: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
});
