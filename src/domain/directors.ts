/**
 * The board of directors (catalogue-121). It is part of the shop's configuration, and only one page
 * needs it.
 */
import type { BothLanguages } from './shop.ts';

export interface Director {
  name: BothLanguages;
  role: BothLanguages;
  /** A file of type Gallery; '' shows the default picture. */
  image: string;
}

function director(en: string, bn: string, role: BothLanguages): Director {
  const image = `director-${en.toLowerCase().replaceAll(' ', '-')}.webp`;
  return { name: { en, bn }, role, image };
}

/** Fictitious persons. */
const demoDirectors: readonly Director[] = [
  director('Rokeya Sultana', 'রোকেয়া সুলতানা', { en: 'Chairperson', bn: 'চেয়ারপারসন' }),
  director('Anwar Hossain Talukder', 'আনোয়ার হোসেন তালুকদার', {
    en: 'Managing Director',
    bn: 'ব্যবস্থাপনা পরিচালক',
  }),
  director('Farzana Kabir', 'ফারজানা কবির', {
    en: 'Director, Pharmacy Practice',
    bn: 'পরিচালক, ফার্মেসি সেবা',
  }),
  director('Subrata Kumar Saha', 'সুব্রত কুমার সাহা', {
    en: 'Director, Finance',
    bn: 'পরিচালক, অর্থ',
  }),
  director('Nusrat Jahan Mim', 'নুসরাত জাহান মিম', {
    en: 'Director, Customer Care',
    bn: 'পরিচালক, গ্রাহক সেবা',
  }),
  director('Tanvir Ahmed Chowdhury', 'তানভীর আহমেদ চৌধুরী', {
    en: 'Director, Operations',
    bn: 'পরিচালক, কার্যক্রম',
  }),
];

let current: readonly Director[] = demoDirectors;

/** Sets the operator's own board. Called once at start, with the shop's configuration. */
export function configureDirectors(own: readonly Director[]): void {
  current = own;
}

export function theDirectors(): readonly Director[] {
  return current;
}
