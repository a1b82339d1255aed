import type { Paisa } from './money.ts';
import { prescriptionFileType, type PickedFile } from './prescription-file.ts';

/** The customer's data at the shop (customer-area-107). */
export interface Profile {
  name: string;
  email: string;
  phone: string;
  image: string;
  /** The available cashback. */
  wallet: Paisa;
  due: Paisa;
}

/** The amounts in the sidebar (customer-area-7). */
export interface ProfileSummary {
  credit: Paisa;
  debit: Paisa;
  unseenNotifications: number;
}

/** In characters. */
export const profileLimits = { name: 100, email: 200 } as const;

/**
 * True if an e-mail address may be saved: it is empty, because it is optional (customer-area-110),
 * or has the form of an address. Whether the address exists is not checked.
 */
export function isEmailOrNone(text: string): boolean {
  const email = text.trim();
  return email === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);
}

/** For the file input of the photo. */
export const profilePhotoAccept = '.jpg,.jpeg,.png,image/jpeg,image/png';

/**
 * The picture type by extension, otherwise by MIME type: jpg, jpeg and png only
 * (customer-area-114). Null for anything else.
 */
export function profilePhotoType(file: Pick<PickedFile, 'name' | 'mime'>): 'jpeg' | 'png' | null {
  const type = prescriptionFileType(file);
  if (type === 'png') return 'png';
  return type === 'jpg' || type === 'jpeg' ? 'jpeg' : null;
}
