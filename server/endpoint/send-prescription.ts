import type { FastifyReply } from 'fastify';
import { prescriptionExtension } from '#domain/prescription-file.ts';
import type { PrescriptionFiles } from '#server/services/prescriptions/prescription-files.ts';

/**
 * Sends a prescription's file. It must not be cached, and browsers may display only pictures, which
 * the server has re-encoded.
 */
export async function sendPrescription(
  reply: FastifyReply,
  files: PrescriptionFiles,
  { mime, fileKey }: { mime: string; fileKey: string },
): Promise<FastifyReply> {
  const how = mime.startsWith('image/') ? 'inline' : 'attachment';
  const name = `prescription.${prescriptionExtension(mime)}`;
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `${how}; filename="${name}"`)
    .type(mime)
    .send(await files.read(fileKey));
}
