import type { SeedCustomer } from './types.ts';

/** A public password. An account that still has it belongs to nobody. */
export const demoPassword = 'nirog-demo';

/** Accounts of a demonstration, never of a real shop. */
export function seedCustomers(): SeedCustomer[] {
  return [
    aCustomer(1, 'Demo Customer', 120_00, 0),
    aCustomer(2, 'Shahana Begum', 0, 350_00),
    aCustomer(3, 'রফিকুল ইসলাম', 45_50, 0),
    aCustomer(4, 'Mitali Chakma', 0, 0),
  ];
}

function aCustomer(id: number, name: string, cashback: number, pending: number): SeedCustomer {
  return {
    id,
    name,
    phone: `017000001${String(id).padStart(2, '0')}`,
    email: `demo${id}@nirog.example`,
    password: demoPassword,
    cashback,
    pending,
  };
}
