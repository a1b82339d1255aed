import { useState } from 'react';
import { list, type IssuedInvitation, type Person } from '#contract/counter/staff.ts';
import { useSession } from '#counter/api/session.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { peopleText } from '#text/counter/people.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { momentOf } from '#text/dates.ts';
import type { Language } from '#text/sentences.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AddPerson } from './AddPerson.tsx';
import { InvitationDialog } from './InvitationDialog.tsx';
import { PersonDialog } from './PersonDialog.tsx';

/** The members, for an owner who adds, changes or removes them (counter-14). */
export function PeopleScreen() {
  const t = useText(peopleText);
  const frame = useText(frameText);
  const titles = useText(screenTitles);
  const language = useLanguage();
  const { member } = useSession();
  const response = useEndpoint(list, {});
  const [isAdding, setAdding] = useState(false);
  const [changing, setChanging] = useState<Person | null>(null);
  const [issued, setIssued] = useState<IssuedInvitation | null>(null);

  function show(invitation: IssuedInvitation | null): void {
    setAdding(false);
    setChanging(null);
    setIssued(invitation);
  }

  return (
    <>
      <PageHead
        title={titles.people}
        actions={<Button onClick={() => setAdding(true)}>{t.add}</Button>}
      >
        {t.lead}
      </PageHead>
      <QueryState query={response}>
        {({ people }) => (
          <DataTable
            caption={t.caption}
            rows={people}
            rowKey={({ id }) => id}
            empty={<EmptyState icon="user" title={t.nobody} />}
            columns={[
              {
                id: 'name',
                heading: t.name,
                isTitle: true,
                cell: ({ id, name }) => (id === member?.id ? `${name} ${t.you}` : name),
              },
              { id: 'role', heading: t.role, cell: ({ role }) => frame[role] },
              {
                id: 'state',
                heading: t.state,
                cell: (person) => <PersonState person={person} language={language} />,
              },
              {
                id: 'actions',
                heading: t.actions,
                isActions: true,
                cell: (person) =>
                  person.id !== member?.id && (
                    <Button
                      variant="secondary"
                      aria-label={t.change(person.name)}
                      onClick={() => setChanging(person)}
                    >
                      {t.changeShort}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </QueryState>
      {isAdding && <AddPerson onIssued={show} onClose={() => setAdding(false)} />}
      {changing && (
        <PersonDialog person={changing} onDone={show} onClose={() => setChanging(null)} />
      )}
      {issued && <InvitationDialog issued={issued} onClose={() => setIssued(null)} />}
    </>
  );
}

/** Whether a member is set up, invited, or neither. */
function PersonState({ person, language }: { person: Person; language: Language }) {
  const t = useText(peopleText);
  const { isSetUp, hasCode, invitedUntil } = person;
  if (isSetUp) return <StatusPill tone="done">{hasCode ? t.withCode : t.isSetUp}</StatusPill>;
  if (!invitedUntil) return <StatusPill tone="over">{t.isNotSetUp}</StatusPill>;
  return <StatusPill tone="waits">{t.isInvited(momentOf(invitedUntil, language))}</StatusPill>;
}
