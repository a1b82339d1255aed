/** The board of the demonstration: fictitious persons. */
import type { DirectorEntry, ShopLists } from '#domain/shop-lists.ts';
import type { BothLanguages } from '#domain/shop.ts';

type Line = [name: BothLanguages, role: BothLanguages];

const lines: readonly Line[] = [
  [
    { en: 'Rokeya Sultana', bn: 'রোকেয়া সুলতানা' },
    { en: 'Chairperson', bn: 'চেয়ারপারসন' },
  ],
  [
    { en: 'Anwar Hossain Talukder', bn: 'আনোয়ার হোসেন তালুকদার' },
    { en: 'Managing Director', bn: 'ব্যবস্থাপনা পরিচালক' },
  ],
  [
    { en: 'Farzana Kabir', bn: 'ফারজানা কবির' },
    { en: 'Director, Pharmacy Practice', bn: 'পরিচালক, ফার্মেসি সেবা' },
  ],
  [
    { en: 'Subrata Kumar Saha', bn: 'সুব্রত কুমার সাহা' },
    { en: 'Director, Finance', bn: 'পরিচালক, অর্থ' },
  ],
  [
    { en: 'Nusrat Jahan Mim', bn: 'নুসরাত জাহান মিম' },
    { en: 'Director, Customer Care', bn: 'পরিচালক, গ্রাহক সেবা' },
  ],
  [
    { en: 'Tanvir Ahmed Chowdhury', bn: 'তানভীর আহমেদ চৌধুরী' },
    { en: 'Director, Operations', bn: 'পরিচালক, কার্যক্রম' },
  ],
];

export const demoDirectors: ShopLists['directors'] = {
  rows: lines.map(([name, role], at): DirectorEntry => ({
    id: at + 1,
    name,
    isHidden: false,
    role,
    image: `director-${name.en.toLowerCase().replaceAll(' ', '-')}.webp`,
  })),
};
