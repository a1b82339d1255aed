/** Catalogue imports at the counter (counter-165 to counter-172, counter-330 to counter-333). */
import * as v from 'valibot';
import * as contract from '#contract/counter/imports.ts';
import type { ColumnMapping } from '#domain/import-columns.ts';
import { implementCounterUpload } from '#server/endpoint/implement-counter-upload.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { writeAudit } from '#server/services/audit.ts';
import { codeOf, malformed } from '#server/services/failures.ts';
import { exportProducts } from '#server/services/import/export-products.ts';
import { continueImport, startImport, stopImport } from '#server/services/import/import-jobs.ts';
import type { PlannedRow } from '#server/services/import/planned-row.ts';
import { readUploadedCatalogue, unreadableRefusal } from '#server/services/import/read-uploaded.ts';
import { latestImports, oneImport, readImport } from '#server/services/import/stored-imports.ts';
import { rememberedMappings, rememberMapping } from '#server/services/import/stored-mappings.ts';
import { UnreadableFile } from '#server/services/import/unreadable-file.ts';

export function implementCounterImports(context: AppContext): void {
  const { db, app } = context;

  implementCounter(context, contract.latest, async () => ({ imports: await latestImports(db) }));

  implementCounter(context, contract.one, async ({ input }) => {
    const { state, rows } = await oneImport(db, input.id);
    return { state, rows: rows.map(({ position, content }) => rowOf(position, content)) };
  });

  implementCounter(context, contract.run, async ({ input, member, now }) => {
    const state = await startImport(db, input.id, { actor: member.name, now });
    // Runs in the background; the page polls the progress. A failed import is retried
    // (server/jobs.ts).
    void continueImport(db, context.now)
      .catch((failure: unknown) => app.log.error({ code: codeOf(failure) }, 'import failed'))
      .finally(() => context.catalogue.forget());
    return state;
  });

  implementCounter(context, contract.stop, async ({ input, member, now }) =>
    stopImport(db, input.id, { actor: member.name, now }),
  );

  implementCounterUpload(context, contract.read, async ({ input, file, member, now }) => {
    const by = { actor: member.name, now };
    const mapping = chosenColumns(input.columns);
    const remembered = await rememberedMappings(db);
    const asks = input.columns === contract.askForColumns;
    try {
      const read = await readUploadedCatalogue(file.content, { mapping, remembered, asks });
      const given = { fileName: file.name, file: read, replaces: input.replaces === 'true' };
      const id = await readImport(db, given, by);
      if (mapping) await rememberMapping(db, { signature: read.signature, mapping }, by);
      return { id, question: null };
    } catch (failure) {
      if (!(failure instanceof UnreadableFile)) throw failure;
      if (failure.question) return { id: null, question: failure.question };
      throw unreadableRefusal(failure);
    }
  });

  implementCounter(context, contract.exportProducts, async ({ member, now }) => {
    const by = { actor: member.name, now };
    await writeAudit(db, by, { action: 'products export', subject: '', about: '' });
    return { csv: await exportProducts(db) };
  });
}

/** Throws a 400 for anything that is not a mapping. */
function chosenColumns(columns: string): ColumnMapping | undefined {
  if (columns === '' || columns === contract.askForColumns) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), contract.columnMapping), columns);
  if (!parsed.success) throw malformed();
  return parsed.output;
}

/** The part of a planned row that the page shows. */
function rowOf(position: number, row: PlannedRow) {
  switch (row.kind) {
    case 'new': {
      const { name, externalId, strength, company, listPrice, stock } = row.fields;
      const says = Object.entries({ strength, company, listPrice, stock });
      const differences = says.map(([field, after]) => ({ field, before: null, after }));
      return { position, kind: row.kind, name, externalId, differences };
    }
    case 'changed': {
      const { kind, name, externalId } = row;
      const differences = row.differences.map(([field, before, after]) => ({
        field,
        before: shortened(before),
        after: shortened(after),
      }));
      return { position, kind, name, externalId, differences };
    }
    case 'removed': {
      const { kind, name, externalId } = row;
      return { position, kind, name, externalId, differences: [] };
    }
  }
}

const longestShown = 200;

function shortened<Value>(value: Value): Value | string {
  return typeof value === 'string' && value.length > longestShown
    ? `${value.slice(0, longestShown)}…`
    : value;
}
