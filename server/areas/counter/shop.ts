/** The parts of the shop that the owner edits (counter-300 to counter-304, counter-310 to counter-314). */
import * as contract from '#contract/counter/shop.ts';
import { implementCounterUpload } from '#server/endpoint/implement-counter-upload.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { keepListPicture } from '#server/services/shop/list-pictures.ts';
import { readSection, saveSection, sectionHistory } from '#server/services/shop/sections.ts';

export function implementCounterShop(context: AppContext): void {
  const { db, catalogue } = context;

  implementCounter(context, contract.section, ({ input }) => readSection(db, input.name));

  implementCounter(context, contract.saveSection, async ({ input, member, now }) => {
    const version = await saveSection(db, { actor: member.name, now }, input);
    catalogue.forget();
    return { version };
  });

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

  implementCounterUpload(context, contract.addPicture, async ({ input, file }) => ({
    image: await keepListPicture(context.pictures, input.use, file.content),
  }));
}
