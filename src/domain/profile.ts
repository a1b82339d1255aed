import type { Paisa } from './money.ts';
import { prescriptionFileType, type PickedFile } from './prescription-file.ts';

/** The customer as the shop knows them (customer-area-107). */
export interface Profile {
  name: string;
  email: string;
  phone: string;
  image: string;
  /** Cashback at hand. */
  wallet: Paisa;
  due: Paisa;
}

/** The sidebar's figures (customer-area-7). */
export interface ProfileSummary {
  credit: Paisa;
  debit: Paisa;
  unseenNotifications: number;
}

/** Characters. */
export const profileLimits = { name: 100, email: 200 } as const;

/**
 * Whether an e-mail may be saved: none at all, for it is optional (customer-area-110), or
 * what has the form of one. Only the postman knows whether it is somebody's.
 */
export function isEmailOrNone(text: string): boolean {
  const email = text.trim();
  return email === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
}

/** For the file input of the photo. */
export const profilePhotoAccept = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** jpg, jpeg, png only (customer-area-114): by extension, else by MIME type; null for anything else. */
export function profilePhotoType(file: Pick<PickedFile, 'name' | 'mime'>): 'jpeg' | 'png' | null {
  const type = prescriptionFileType(file);
  if (type === 'png') return 'png';
  return type === 'jpg' || type === 'jpeg' ? 'jpeg' : null;
}
