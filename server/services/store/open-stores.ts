/** Opens where the shop's bytes lie: below DATA_DIR, or in a bucket, under the same names. */
import { join } from 'node:path';
import {
  openPrescriptionFiles,
  storedPrescriptionFiles,
  type PrescriptionFiles,
} from '#server/services/prescriptions/prescription-files.ts';
import { folderStore } from './folder-store.ts';
import { partOf, type ObjectStore } from './object-store.ts';
import type { S3Settings } from './s3-settings.ts';

interface StoreSettings {
  dataDir: string;
  /** Null for DATA_DIR. */
  store: S3Settings | null;
}

export interface ShopStores {
  /** Prescriptions and customers' own photos. */
  files: PrescriptionFiles;
  /** Pictures of the catalogue: photographs, and what was drawn. */
  pictures: ObjectStore;
  /** Files of every build; null where the shop's own folder has all of them. */
  assets: ObjectStore | null;
}

/** Throws where the bucket cannot be used. */
export async function openStores({ dataDir, store }: StoreSettings): Promise<ShopStores> {
  if (!store) {
    const files = await openPrescriptionFiles(join(dataDir, 'prescriptions'));
    return { files, pictures: folderStore(join(dataDir, 'pictures')), assets: null };
  }
  // Loaded only where there is a bucket: its client is large.
  const { openS3Store } = await import('./s3-store.ts');
  const shared = await openS3Store(store);
  const arriving = join(dataDir, 'arriving');
  return {
    files: await storedPrescriptionFiles(partOf(shared, 'prescriptions/'), arriving),
    pictures: partOf(shared, 'pictures/'),
    assets: partOf(shared, 'assets/'),
  };
}
