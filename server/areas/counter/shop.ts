/** The parts of the shop that the owner edits (counter-300 to counter-304, counter-310 to counter-314). */
import * as contract from '#contract/counter/shop.ts';
import { implementCounterUpload } from '#server/endpoint/implement-counter-upload.ts';
import { implementCounter, staffMemberOf } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { requirePartner } from '#server/services/partners/require-of-owner.ts';
import { Refusal } from '#server/services/refusal.ts';
import { readUploadedTable } from '#server/services/import/read-uploaded.ts';
import { isBackupTicket, newBackupTicket, recordBackup } from '#server/services/shop/backups.ts';
import { categoryProductCounts } from '#server/services/shop/categories.ts';
import { keepListPicture } from '#server/services/shop/list-pictures.ts';
import { keepLogo } from '#server/services/shop/logo.ts';
import { readReadiness } from '#server/services/shop/readiness.ts';
import { readSection, saveSection, sectionHistory } from '#server/services/shop/sections.ts';
import { forgetOwnAttempts, requireOwnPassword } from '#server/services/staff/own-credentials.ts';
import { openingRefusals } from '#text/counter/opening-refusals.ts';

export function implementCounterShop(context: AppContext): void {
  const { db, catalogue } = context;

  implementCounter(context, contract.section, ({ input }) => readSection(db, input.name));

  implementCounter(context, contract.saveSection, async ({ input, member, now }) => {
    await requirePartner(context, input.name, input.value);
    const saved = await saveSection(db, { actor: member.name, now }, input);
    catalogue.forget();
    return { version: saved.version, value: saved.value };
  });

  implementCounter(context, contract.readiness, ({ now }) => readReadiness(context, now));

  implementCounter(context, contract.backupTicket, async ({ input, member, now, request }) => {
    const typed = { ...input, code: '', purpose: 'backup', now, ip: request.ip };
    await requireOwnPassword(db, member, typed);
    await forgetOwnAttempts(db, member.id);
    return { ticket: newBackupTicket(context.secret, member.id, now) };
  });

  serveBackup(context);
  implementCounterUpload(context, contract.uploadLogo, async ({ file }) => ({
    logo: await keepLogo(context.pictures, file.content),
  }));

  implementCounterUpload(context, contract.readTable, async ({ file }) => {
    const { rows, bad } = await readUploadedTable(file.content);
    return {
      rows: rows.slice(0, contract.maxTableRows),
      unreadable: bad.map(({ line }) => line),
    };
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

  implementCounter(context, contract.categoryProducts, () => categoryProductCounts(db));

  implementCounterUpload(context, contract.addPicture, async ({ input, file }) => ({
    image: await keepListPicture(context.pictures, input.use, file.content),
  }));
}

/** A backup has every prescription, so the password is checked in the minute before (counter-324). */
function serveBackup(context: AppContext): void {
  const { app, db, secret } = context;
  app.get<{ Querystring: { ticket?: string } }>(
    `/${contract.backupPath}`,
    async (request, reply) => {
      const member = await staffMemberOf(context, request, reply, ['owner']);
      const now = context.now();
      const ticket = request.query.ticket ?? '';
      if (!isBackupTicket(secret, member.id, { ticket, now }))
        throw new Refusal(openingRefusals.ticketEnded, { status: 403, id: contract.ticketEnded });
      const { name, stream } = await context.downloadBackup(now, () =>
        recordBackup(db, { actor: member.name, now }, name),
      );
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('application/x-tar')
        .send(stream);
    },
  );
}
