/** Opens the shop's storage: folders below DATA_DIR, or a bucket with the same keys. */
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
  /** Pictures of the catalogue: photographs and drawn ones. */
  pictures: ObjectStore;
  /** The files of every build; null if the shop's own folder has all of them. */
  assets: ObjectStore | null;
}

/** Throws if the bucket cannot be used. */
export async function openStores({ dataDir, store }: StoreSettings): Promise<ShopStores> {
  if (!store) {
    const files = await openPrescriptionFiles(join(dataDir, 'prescriptions'));
    return { files, pictures: folderStore(join(dataDir, 'pictures')), assets: null };
  }
  // Imported only if there is a bucket, because the S3 client is large.
  const { openS3Store } = await import('./s3-store.ts');
  const shared = await openS3Store(store);
  const arriving = join(dataDir, 'arriving');
  return {
    files: await storedPrescriptionFiles(partOf(shared, 'prescriptions/'), arriving),
    pictures: partOf(shared, 'pictures/'),
    assets: partOf(shared, 'assets/'),
  };
}
