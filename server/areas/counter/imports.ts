/** Catalogue imports at the counter (counter-165 to counter-172). */
import * as contract from '#contract/counter/imports.ts';
import { implementCounterUpload } from '#server/endpoint/implement-counter-upload.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { codeOf } from '#server/services/failures.ts';
import { continueImport, startImport, stopImport } from '#server/services/import/import-jobs.ts';
import type { PlannedRow } from '#server/services/import/planned-row.ts';
import { readUploadedCatalogue } from '#server/services/import/read-uploaded.ts';
import { latestImports, oneImport, readImport } from '#server/services/import/stored-imports.ts';

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
    const read = await readUploadedCatalogue(file.content);
    const given = { fileName: file.name, file: read, replaces: input.replaces === 'true' };
    return { id: await readImport(db, given, { actor: member.name, now }) };
  });
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
