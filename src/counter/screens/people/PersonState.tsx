import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { useText } from '#state/language.ts';
import { peopleText } from '#text/counter/people.ts';
import { momentOf } from '#text/dates.ts';
import type { Language } from '#text/sentences.ts';
import type { Person } from './PeopleScreen.tsx';

/** How far somebody has come with signing in. */
export function PersonState({ person, language }: { person: Person; language: Language }) {
  const t = useText(peopleText);
  const { isSetUp, hasCode, invitedUntil } = person;
  if (isSetUp) return <StatusPill tone="done">{hasCode ? t.withCode : t.isSetUp}</StatusPill>;
  if (!invitedUntil) return <StatusPill tone="over">{t.isNotSetUp}</StatusPill>;
  return <StatusPill tone="waits">{t.isInvited(momentOf(invitedUntil, language))}</StatusPill>;
}
