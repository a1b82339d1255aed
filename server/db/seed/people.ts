import { slugOf } from './permalinks.ts';
import type { SeedCustomer, SeedDirector } from './types.ts';

type DirectorLine = [name: string, nameBn: string, role: string, roleBn: string];

/** Nobody real. */
const directors: readonly DirectorLine[] = [
  ['Rokeya Sultana', 'রোকেয়া সুলতানা', 'Chairperson', 'চেয়ারপারসন'],
  ['Anwar Hossain Talukder', 'আনোয়ার হোসেন তালুকদার', 'Managing Director', 'ব্যবস্থাপনা পরিচালক'],
  ['Farzana Kabir', 'ফারজানা কবির', 'Director, Pharmacy Practice', 'পরিচালক, ফার্মেসি সেবা'],
  ['Subrata Kumar Saha', 'সুব্রত কুমার সাহা', 'Director, Finance', 'পরিচালক, অর্থ'],
  ['Nusrat Jahan Mim', 'নুসরাত জাহান মিম', 'Director, Customer Care', 'পরিচালক, গ্রাহক সেবা'],
  ['Tanvir Ahmed Chowdhury', 'তানভীর আহমেদ চৌধুরী', 'Director, Operations', 'পরিচালক, কার্যক্রম'],
];

export function seedDirectors(): SeedDirector[] {
  return directors.map(([name, nameBn, role, roleBn], at) => ({
    id: at + 1,
    name,
    nameBn,
    role,
    roleBn,
    image: `director-${slugOf(name)}.webp`,
  }));
}

/** Demo accounts for a shop that is only looked at: their passwords are written in the README. */
const demoPassword = 'nirog-demo';

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
