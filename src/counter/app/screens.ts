/**
 * Every screen of the counter, one entry each: where it is, who may see it, what it is called, how
 * it is fetched, and its place in the navigation. README.md beside this folder tells how to add one.
 */
import type { ComponentType } from 'react';
import type { StaffRole } from '#domain/staff.ts';
import type { screenTitles } from '#text/counter/screens.ts';
import type { IconName } from '#ui/icons.ts';

/** The groups of the navigation, in their order. */
export const groups = ['work', 'shelves', 'people', 'promotions', 'shop'] as const;

export interface CounterScreen {
  /** Below /counter; `$id` is a part of the address (`useAddressPart('id')`). */
  path: string;
  /** Its sentence in `src/text/counter/screens.ts`. */
  title: keyof typeof screenTitles;
  roles: readonly StaffRole[];
  load: () => Promise<ComponentType>;
  /** Where it stands in the navigation; absent for what a list leads to. */
  place?: { group: (typeof groups)[number]; icon: IconName; waits?: 'queue' };
}

/** In the order of the navigation; the first that a role may see is where its day begins. */
export const screens: readonly CounterScreen[] = [
  {
    path: '/people',
    title: 'people',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/people/PeopleScreen.tsx')).PeopleScreen,
    place: { group: 'shop', icon: 'user' },
  },
];
