import { createContext, useContext } from 'react';
import type { Session } from '#domain/session.ts';

export const CustomerContext = createContext<Session | null>(null);

/** The signed-in customer; only below something that lets customers alone through. */
export function useCustomer(): Session {
  const customer = useContext(CustomerContext);
  if (!customer) throw new Error('This is shown to customers alone.');
  return customer;
}
