import { createContext, useContext } from 'react';
import type { Session } from '#domain/session.ts';

export const CustomerContext = createContext<Session | null>(null);

/** The signed-in customer. Throws outside of a component that admits only customers. */
export function useCustomer(): Session {
  const customer = useContext(CustomerContext);
  if (!customer) throw new Error('This is shown to customers alone.');
  return customer;
}
