import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inDatabase } from './database.ts';
import type { PharmacyServer } from './server.ts';

export interface StoredRequest {
  orderNumber: string;
  submissionId: string;
  remarks: string;
  items: { name: string; strength: string; quantity: number }[];
  photos: number;
}

export interface StoredRequests {
  requests: StoredRequest[];
  /** Prescription files on the disk, attached or not. */
  files: number;
}

/** The pharmacy's requests: stops the server and reads its tables and files. */
export async function readRequests(pharmacy: PharmacyServer): Promise<StoredRequests> {
  await pharmacy.stop();
  return inDatabase(pharmacy, async (database) => {
    const { rows } = await database.query<StoredRequest>(`
      select 'R-' || r.order_number as "orderNumber", r.letter_id as "submissionId", r.remarks,
        coalesce((select json_agg(json_build_object('name', i.name, 'strength', i.strength,
          'quantity', i.quantity) order by i.position)
          from request_order_items i where i.request_order_id = r.id), '[]') as items,
        (select count(*)::int from request_order_prescriptions p
          where p.request_order_id = r.id) as photos
      from request_orders r order by r.order_number`);
    return { requests: rows, files: await countFiles(join(pharmacy.dataDir, 'prescriptions')) };
  });
}

async function countFiles(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}
