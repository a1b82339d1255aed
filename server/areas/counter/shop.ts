/** The parts of the shop that the owner edits (counter-300 to counter-304). */
import * as contract from '#contract/counter/shop.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import { implementCounterUpload } from '#server/endpoint/implement-counter-upload.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { keepLogo } from '#server/services/shop/logo.ts';
import { readSection, saveSection, sectionHistory } from '#server/services/shop/sections.ts';

export function implementCounterShop(context: AppContext): void {
  const { db, catalogue } = context;

  implementCounter(context, contract.section, ({ input }) => readSection(db, input.name));

  implementCounter(context, contract.saveSection, async ({ input, member, now }) => {
    const version = await saveSection(db, { actor: member.name, now }, input);
    catalogue.forget();
    return { version };
  });

  implementCounterUpload(context, contract.uploadLogo, async ({ file }) => ({
    logo: await keepLogo(context.pictures, file.content),
  }));

  implementCounter(context, contract.history, async ({ input }) => {
    const rows = await sectionHistory(db, input.name);
    return {
      rows: rows.map(({ id, value, savedBy, savedAt }) => ({
        version: id,
        value,
        savedBy,
        savedAt: savedAt.toISOString(),
      })),
    };
  });
}
