/**
 * Hourly and daily limits on writes, counted in the database, so that all processes share one count
 * and a restart does not reset it (errors-80).
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { budgets } from '#server/db/tables/budgets.ts';
import { apiText } from '#text/api.ts';
import {
  budgetTable,
  spendings,
  type Allowed,
  type Budget,
  type Spending,
} from './budget-table.ts';
import { Refusal } from './refusal.ts';

const hour = 3_600_000;
const day = 24 * hour;
/**
 * Milliseconds over which `retry-after` is spread, so that the senders of a neighbourhood do not
 * all retry in the same second.
 */
const spreadOver = 60_000;

/**
 * The sender. A customer has only their own limit; a stranger counts against the limits of their
 * device, their neighbourhood and all strangers.
 */
export interface Spender {
  customerId: string | null;
  deviceId: string | null;
  /** Null if the address does not identify a neighbourhood (errors-79). */
  neighbourhood: string | null;
}

export interface Budgets {
  /**
   * Counts the amounts against every limit. If one is exceeded, counts nothing and throws 429 with
   * `retry-after`. Returns a function that undoes the count.
   */
  take: (
    spender: Spender,
    now: Date,
    wanted: Partial<Record<Spending, number>>,
  ) => Promise<GiveBack>;
}

/** Undoes the count. */
export type GiveBack = () => Promise<void>;

export interface BudgetSettings {
  /** Scales the limits of the table, in percent; 0 for no limit. */
  percent: number;
  /**
   * Messages, reviews, comments and complaints per hour from one phone or customer; 0 for no limit.
   */
  messagesPerHour: number;
}

interface Line {
  kind: string;
  subject: string;
  since: Date;
  until: Date;
  amount: number;
  max: number;
}

export function openBudgets(db: Database, settings: BudgetSettings): Budgets {
  return {
    take: async (spender, now, wanted) => {
      const lines = spendings.flatMap((name) => {
        const amount = wanted[name] ?? 0;
        const factor = name === 'messages' ? settings.messagesPerHour : settings.percent / 100;
        if (amount === 0 || factor === 0) return [];
        return accountsOf(spender).flatMap(({ subject, account }) => {
          const what = { name: `${name} ${account}`, subject, amount, now };
          return linesOf(what, budgetTable[name][account], factor);
        });
      });
      if (lines.length > 0) await takeLines(db, now, lines);
      return () => giveLinesBack(db, lines);
    },
  };
}

interface Account {
  account: keyof Budget;
  subject: string;
}

function accountsOf({ customerId, deviceId, neighbourhood }: Spender): Account[] {
  if (customerId) return [{ account: 'own', subject: `customer ${customerId}` }];
  const accounts: Account[] = [{ account: 'strangers', subject: '' }];
  if (neighbourhood !== null) accounts.push({ account: 'around', subject: neighbourhood });
  if (deviceId) accounts.push({ account: 'own', subject: `device ${deviceId}` });
  return accounts;
}

function linesOf(
  what: { name: string; subject: string; amount: number; now: Date },
  allowed: Allowed | undefined,
  factor: number,
): Line[] {
  if (!allowed) return [];
  const spans = [
    { span: 'hour', length: hour, max: allowed[0] },
    { span: 'day', length: day, max: allowed[1] },
  ];
  return spans.map(({ span, length, max }) => {
    const since = Math.floor(what.now.getTime() / length) * length;
    return {
      kind: `${what.name} ${span}`,
      subject: what.subject,
      since: new Date(since),
      until: new Date(since + length),
      amount: what.amount,
      max: Math.ceil(max * factor),
    };
  });
}

/** Sorts the lines by key, so that concurrent transactions lock shared rows in the same order. */
function inOrder(lines: Line[]): Line[] {
  return lines.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

async function takeLines(db: Database, now: Date, unordered: Line[]): Promise<void> {
  const lines = inOrder(unordered);
  // Check before writing, so that a sender who is refused repeatedly causes no writes.
  refuseBeyond(lines, await spentOf(db, lines), now, (line) => line.amount);
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(budgets)
      .values(
        lines.map(({ kind, subject, since, amount }) => ({ kind, subject, since, spent: amount })),
      )
      .onConflictDoUpdate({
        target: [budgets.kind, budgets.subject, budgets.since],
        set: { spent: sql`${budgets.spent} + excluded.spent` },
      })
      .returning();
    refuseBeyond(lines, written, now, () => 0);
  });
}

async function giveLinesBack(db: Database, lines: Line[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { kind, subject, since, amount } of inOrder(lines))
      await tx
        .update(budgets)
        .set({ spent: sql`greatest(0, ${budgets.spent} - ${amount})` })
        .where(and(eq(budgets.kind, kind), eq(budgets.subject, subject), eq(budgets.since, since)));
  });
}

type Row = typeof budgets.$inferSelect;

function spentOf(db: Database, lines: Line[]): Promise<Row[]> {
  const column = <K extends 'kind' | 'subject'>(name: K) => [
    ...new Set(lines.map((line) => line[name])),
  ];
  const moments = [...new Map(lines.map(({ since }) => [since.getTime(), since])).values()];
  return db
    .select()
    .from(budgets)
    .where(
      and(
        inArray(budgets.kind, column('kind')),
        inArray(budgets.subject, column('subject')),
        inArray(budgets.since, moments),
      ),
    );
}

/** Throws 429 with the latest end of all exceeded periods. */
function refuseBeyond(lines: Line[], rows: Row[], now: Date, more: (line: Line) => number): void {
  const spent = new Map(rows.map((row) => [keyOf(row), row.spent]));
  const beyond = lines.filter((line) => (spent.get(keyOf(line)) ?? 0) + more(line) > line.max);
  if (beyond.length === 0) return;
  const until = Math.max(...beyond.map((line) => line.until.getTime()));
  const wait = until - now.getTime() + Math.random() * spreadOver;
  const headers = { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) };
  throw new Refusal(apiText.tooMany, { status: 429, headers });
}

function keyOf({ kind, subject, since }: Pick<Row, 'kind' | 'subject' | 'since'>): string {
  return `${kind}\n${subject}\n${since.getTime()}`;
}
