/** Enters orders and requests that were handed over as a text or a file (offline-165). */
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { readHandOver } from '#domain/hand-over/code.ts';
import type { HandedOver } from '#domain/hand-over/content.ts';
import { maxHandOverBytes, type HandOverFile } from '#domain/hand-over/file.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { outboxLimits } from '#domain/submission.ts';
import type { Database } from '#server/db/database.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { enterHandedOver } from '#server/services/hand-over/enter.ts';
import { storePictures } from '#server/services/hand-over/store-pictures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { handOverText } from '#text/hand-over.ts';
import { writeAudit } from '#server/services/audit.ts';
import { OperatorProblem, type Command } from './command-context.ts';

const picture = v.object({
  name: v.string(),
  mime: v.string(),
  // valibot's own regular expression overflows the stack on several megabytes.
  base64: v.pipe(v.string(), v.check(isBase64)),
});

/** A {@link HandOverFile} from an untrusted source. */
const givenFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    handOver: v.string(),
    pictures: v.pipe(v.array(picture), v.maxLength(outboxLimits.photos)),
  }),
);

/**
 * `hand-over enter "HO1:…" | --file PATH [--customer 01712345678]`: the text itself, or a file with
 * it; `-` reads the piped input. `--customer` means that the operator has verified the customer.
 */
export const enterHandOver: Command = async (context) => {
  const { db, now, words, options } = context;
  const given = words.join(' ') || (await contentOf(options['file']));
  const { text, pictures } = readGiven(given);
  const handed = readOrExplain(text);
  const customerId = await customerNamed(db, options['customer'], handed);
  const files = await context.openFiles();
  const brought = { handOverId: handed.id, pictures, now };
  // Stored first. If the entry is refused, its pictures stay unattached and are cleaned up as a
  // guest's uploads are.
  const prescriptionIds = await plainly(() => storePictures({ db, files }, brought));
  const entry = { handed, customerId, prescriptionIds, now };
  return db.transaction(async (tx) => {
    const entered = await plainly(() => enterHandedOver({ db: tx, files }, entry));
    const about = entered.isNew ? 'new' : 'here already';
    const action = 'hand-over enter';
    await writeAudit(tx, context, { action, subject: entered.number, about });
    return [`${entered.number}: ${about}`];
  });
};

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && Buffer.from(text, 'base64').toString('base64') === text;
}

/** Reads a file or the piped input. */
async function contentOf(path: string | undefined): Promise<string> {
  if (!path)
    throw new OperatorProblem('Give the text, or --file with its path (- for what is piped in).');
  try {
    return await readFile(path === '-' ? '/dev/stdin' : path, 'utf8');
  } catch {
    throw new OperatorProblem(`"${path}" cannot be read.`);
  }
}

/** Parses a bare text, or a file from the app with its pictures. */
function readGiven(given: string): { text: string; pictures: HandOverFile['pictures'] } {
  if (!given.trimStart().startsWith('{')) return { text: given, pictures: [] };
  const read = v.safeParse(givenFile, given);
  if (!read.success)
    throw new OperatorProblem('The file is not whole, or none that the app has made.');
  const { handOver, pictures } = read.output;
  const bytes = pictures.reduce((sum, { base64 }) => sum + base64.length * 0.75, 0);
  if (bytes > maxHandOverBytes * 1.01) throw new OperatorProblem('The pictures are too big.');
  return { text: handOver, pictures };
}

function readOrExplain(text: string): HandedOver {
  const { handed, problem } = readHandOver(text);
  if (!handed) throw new OperatorProblem(handOverText[problem][0]);
  return handed;
}

/**
 * The id of the customer with that number; null if none was given. A guest's text cannot be entered
 * for a customer.
 */
async function customerNamed(
  db: Database,
  named: string | undefined,
  { isCustomers }: HandedOver,
): Promise<string | null> {
  if (named === undefined) return null;
  if (!isCustomers)
    throw new OperatorProblem('A visitor wrote this text: enter it without --customer.');
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.phone, canonicalPhone(named) ?? ''));
  if (!customer) throw new OperatorProblem(`There is no customer ${named}.`);
  return customer.id;
}

/** Turns a refusal of the shop into an {@link OperatorProblem}. */
async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof Refusal) throw new OperatorProblem(failure.sentence('en'));
    throw failure;
  }
}
