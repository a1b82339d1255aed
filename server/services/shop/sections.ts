/** The parts of the shop that its owner edits: the current version, saving, and the history. */
import { desc, eq, sql } from 'drizzle-orm';
import { changedMeanwhile, parseSection } from '#contract/counter/shop.ts';
import type { SecretPartner } from '#domain/partners.ts';
import type { EditableSections, SectionName } from '#domain/shop-sections.ts';
import type { Database } from '#server/db/database.ts';
import { shopSections } from '#server/db/tables/shop.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { malformed } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { shopRefusals } from '#text/counter/shop.ts';
import { sectionRules } from './section-rules.ts';

export interface StoredSection {
  value: unknown;
  /** 0 if it was never saved. */
  version: number;
  /** '' if it was never saved. */
  savedBy: string;
  /** ISO, UTC; '' if it was never saved. */
  savedAt: string;
}

/** The part as it applies now. A field that an earlier version did not have gets its first value. */
export async function readSection(db: Database, name: SectionName): Promise<StoredSection> {
  const [row] = await newestFirst(db, name).limit(1);
  const { initial, isOfTables } = sectionRules[name];
  const first = await initial(db);
  return {
    value: isOfTables ? first : { ...first, ...Object(row?.value) },
    version: row?.id ?? 0,
    savedBy: row?.savedBy ?? '',
    savedAt: row?.savedAt.toISOString() ?? '',
  };
}

function newestFirst(db: Database, name: SectionName) {
  return db
    .select()
    .from(shopSections)
    .where(eq(shopSections.name, name))
    .orderBy(desc(shopSections.id))
    .$dynamic();
}

const maxHistory = 50;

/** The saved versions of a part, newest first. */
export function sectionHistory(db: Database, name: SectionName) {
  return newestFirst(db, name).limit(maxHistory);
}

interface WrittenSection {
  name: SectionName;
  /** The version that the form was filled from. */
  version: number;
  value: unknown;
}

/**
 * Saves a part, effective at once, and returns its version and the value as it applies now. Throws a refusal if a value is not
 * valid, or if somebody else has saved the part since `version`; the same value again is no change.
 */
export function saveSection(
  db: Database,
  by: AuditBy,
  { name, version, value }: WrittenSection,
): Promise<Pick<StoredSection, 'version' | 'value'>> {
  const written = validSection(name, value);
  return db.transaction(async (tx) => {
    await lockSection(tx, name);
    const current = await readSection(tx, name);
    // The response to an earlier try was lost. The database reorders the fields of a value.
    const stored = parseSection(name, current.value);
    const isSame = JSON.stringify(stored) === JSON.stringify(written);
    if (isSame && current.version > 0) return current;
    if (current.version !== version)
      throw new Refusal(shopRefusals.changedMeanwhile, { id: changedMeanwhile });
    const saved = await writeSection(tx, by, name, written);
    await writeAudit(tx, by, { action: 'shop change', subject: name, about: String(saved) });
    await markCatalogueChanged(tx);
    return readSection(tx, name);
  });
}

/** Keeps other processes from saving this part until the transaction ends. */
export async function lockSection(tx: Database, name: SectionName): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`shop section ${name}`}))`);
}

/**
 * Stores the current value of a part of tables as a version, after something else than the owner's
 * form has changed it. The caller has locked the part.
 */
export async function recordSection(
  tx: Database,
  { actor, now }: AuditBy,
  name: SectionName,
): Promise<void> {
  const { value } = await readSection(tx, name);
  await tx.insert(shopSections).values({ name, value, savedBy: actor, savedAt: now });
}

/** Stores a version of a part and puts it into effect. Returns its number. */
export async function writeSection<Name extends SectionName>(
  tx: Database,
  by: AuditBy,
  name: Name,
  value: EditableSections[Name],
): Promise<number> {
  const [row] = await tx
    .insert(shopSections)
    .values({ name, value, savedBy: by.actor, savedAt: by.now })
    .returning({ id: shopSections.id });
  await sectionRules[name].apply?.(tx, value, by);
  return row?.id ?? 0;
}

/** Switches a partner off, if it is on, in the caller's transaction. */
export async function switchOff(tx: Database, by: AuditBy, name: SecretPartner): Promise<void> {
  const { value } = await readSection(tx, name);
  const partner = parseSection(name, value);
  if (partner?.isOn) await writeSection(tx, by, name, { ...partner, isOn: false });
}

/** Throws a 400 for another shape, and a refusal with the first problem's sentence. */
function validSection<Name extends SectionName>(
  name: Name,
  value: unknown,
): EditableSections[Name] {
  const parsed = parseSection(name, value);
  if (!parsed) throw malformed();
  const refusal = sectionRules[name].refusal(parsed);
  if (refusal) throw new Refusal(refusal);
  return parsed;
}
