import type { Paisa } from './money.ts';

/** The customer as the shop knows him (S2 §3 "Customer profile"). */
export interface Profile {
  name: string;
  email: string;
  phone: string;
  image: string;
  /** Cashback at hand. */
  wallet: Paisa;
  due: Paisa;
}

/** The sidebar's figures (S2 §3 "Profile summary"). */
export interface ProfileSummary {
  credit: Paisa;
  debit: Paisa;
  unseenNotifications: number;
}
