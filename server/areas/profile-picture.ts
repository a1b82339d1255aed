/**
 * The customer's profile photo: re-encoded, and served only to the customer (customer-area-116).
 */
import { contentKind } from '#domain/prescription-file.ts';
import { eq } from 'drizzle-orm';
import * as contract from '#contract/profile.ts';
import { profilePhotoType } from '#domain/profile.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { notFound, signInNeeded } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { sendResponse, customerOf, readCall } from '#server/endpoint/implement.ts';
import { authenticate } from '#server/endpoint/authenticate.ts';
import { spend } from '#server/endpoint/consume-budget.ts';
import { forgetNoted, noteForgotten } from '#server/services/prescriptions/forgotten-files.ts';
import { keepFile } from '#server/services/prescriptions/store-file-with-row.ts';
import { pictureKeyOf, picturePath } from '#server/services/accounts/picture-path.ts';
import { Refusal } from '#server/services/refusal.ts';
import { reencode } from '#server/services/uploads/pictures.ts';
import { uploadRoute, withUpload, type Upload } from '#server/endpoint/read-upload.ts';
import { prescriptionsText } from '#text/prescriptions.ts';

/** Pixels; enough for a small picture beside a name. */
const maxSidePixels = 512;

export function implementProfilePicture(context: AppContext): void {
  const { addPicture } = contract;
  context.app.route({
    ...uploadRoute(context, addPicture),
    handler: async (request, reply) => {
      const image = await withUpload(context, request, async ({ file, fields }) => {
        const call = await readCall(context, addPicture, request, reply, {}, fields);
        const customerId = customerOf(call.principal);
        if (call.input.customerId !== customerId) throw notFound();
        // Before the file is checked, which is expensive (customer-area-183).
        const spending = { writes: 1, 'upload-bytes': file.content.length };
        await spend(context, { ...call, owner: { customerId, deviceId: null } }, spending);
        const content = await checkedPicture(file);
        return keepPicture(context, customerId, content, call.now);
      });
      return sendResponse(context, addPicture, request, reply, image);
    },
  });
  servePicture(context);
}

/**
 * The re-encoded photo. Throws a 415 if the content is no JPEG or PNG, whatever the file's name
 * says.
 */
async function checkedPicture(file: Upload['file']): Promise<Buffer> {
  const promised = profilePhotoType(file);
  const kind = contentKind(file.content);
  const isPicture = promised && kind === promised;
  const content = isPicture ? await reencode(file.content, promised, maxSidePixels) : null;
  if (!content) throw new Refusal(prescriptionsText.wrongTypeInProfile, { status: 415 });
  return content;
}

/**
 * Replaces the previous photo and deletes its file. Returns the new path. Throws a 401 if the
 * account was deleted meanwhile.
 */
async function keepPicture(
  { db, files }: AppContext,
  customerId: string,
  content: Buffer,
  now: Date,
): Promise<string> {
  const { image, replaced } = await keepFile({ db, files, now }, content, async (tx, fileKey) => {
    const own = eq(customers.id, customerId);
    const [row] = await tx
      .select({ before: customers.image })
      .from(customers)
      .where(own)
      .for('update');
    if (!row) throw signInNeeded();
    const path = `${picturePath}/${fileKey.slice(fileKey.indexOf('/') + 1)}`;
    await tx.update(customers).set({ image: path }).where(own);
    const old = pictureKeyOf(row.before);
    const keys = old ? [old] : [];
    await noteForgotten(tx, keys);
    return { image: path, replaced: keys };
  });
  await forgetNoted({ db, files }, replaced);
  return image;
}

/** Serves the photo only to its owner: the path must equal the one in the caller's row. */
function servePicture(context: AppContext): void {
  context.app.get<{ Params: { name: string } }>(`/${picturePath}/:name`, async (request, reply) => {
    const principal = await authenticate(context.db, context.now(), request, {
      strict: true,
      grant: false,
    });
    if (principal.kind !== 'customer') throw signInNeeded();
    const [row] = await context.db
      .select({ image: customers.image })
      .from(customers)
      .where(eq(customers.id, principal.customerId));
    const fileKey = pictureKeyOf(row?.image ?? '');
    const isOwn = row?.image === `${picturePath}/${request.params.name}`;
    if (!isOwn || !fileKey || !(await context.files.has(fileKey))) throw notFound();
    const content = await context.files.read(fileKey);
    return reply
      .header('cache-control', 'no-store')
      .type(`image/${contentKind(content) ?? 'jpeg'}`)
      .send(content);
  });
}
