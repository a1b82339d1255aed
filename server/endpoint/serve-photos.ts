/** Serves the prescriptions of requests and orders at the counter. */
import type { StaffRole } from '#domain/staff.ts';
import type { prescriptions } from '#server/db/tables/prescriptions.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { writeAudit } from '#server/services/audit.ts';
import { notFound } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { staffMemberOf } from './implement-counter.ts';
import { sendPrescription } from './send-prescription.ts';

interface FoundPhoto {
  photo: typeof prescriptions.$inferSelect;
  /** The owner; null for a guest's. */
  customerId: string | null;
  /** The request or order that it belongs to: `R-1001`, `N-1001`. */
  number: string;
}

interface PhotoRoute {
  /** With `:id` and `:photo`. */
  path: string;
  roles: readonly StaffRole[];
  /** Null if the request or order has no such photo. */
  find: (id: string, photoId: string) => Promise<FoundPhoto | null>;
}

/**
 * Serves the files to these roles. Each access and each refused access is logged (counter-60,
 * counter-128).
 */
export function servePhotos(context: AppContext, { path, roles, find }: PhotoRoute): void {
  const { app, db, files } = context;
  app.get<{ Params: { id: string; photo: string } }>(`/${path}`, async (request, reply) => {
    const { id, photo: photoId } = request.params;
    const now = context.now();
    const event = { now, ip: request.ip, about: photoId.slice(0, 80) };
    const refused = () => recordEvent(db, { ...event, kind: 'prescription-refused' });
    const member = await staffMemberOf(context, request, reply, roles).catch(
      async (failure: unknown) => {
        if (failure instanceof Refusal && failure.status === 403) await refused();
        throw failure;
      },
    );
    const match = await find(id, photoId);
    if (!match || !(await files.has(match.photo.fileKey))) {
      await refused();
      throw notFound();
    }
    const { photo, customerId, number: subject } = match;
    const about = `${photo.id} ${member.name}`;
    const whose = customerId === null ? {} : { customerId };
    await recordEvent(db, { ...event, ...whose, kind: 'prescription-read', about });
    const entry = { action: 'prescriptions read', subject, about: photo.id };
    await writeAudit(db, { actor: member.name, now }, entry);
    return sendPrescription(reply, files, photo);
  });
}
