import type { SeedCustomer } from './types.ts';

/** Everybody can read it: an account that has it is nobody's own. */
export const demoPassword = 'nirog-demo';

/** Accounts of a demonstration, never of a shop. */
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
