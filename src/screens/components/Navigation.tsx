import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '#state/language.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Details } from '#ui/Details.tsx';
import { Pager } from '#ui/Pager.tsx';
import { pageButton } from '#ui/page-button.tsx';
import { Table } from '#ui/Table.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useSamples } from './samples.ts';
import { Specimen, State } from './Specimen.tsx';
import styles from './ComponentsScreen.module.css';

export function Navigation() {
  const t = useSamples();
  return (
    <>
      <Specimen name="Tabs">
        <State name={t.state.ready}>
          <Tabs
            label={t.title}
            tabs={t.tabs.map((label, position) => ({
              id: `${position}`,
              label,
              panel: <p>{t.sentence}</p>,
            }))}
          />
        </State>
        <State name={t.state.long}>
          <Tabs
            label={t.long}
            tabs={[t.long, ...t.tabs].map((label, position) => ({
              id: `${position}`,
              label,
              panel: t.wrongLong,
            }))}
          />
        </State>
      </Specimen>
      <Specimen name="Pager">
        <State name={t.state.ready}>
          <Pages count={3} />
        </State>
        <State name={t.state.long}>
          <Pages count={400} />
        </State>
      </Specimen>
      <Specimen name="Breadcrumb">
        <State name={t.state.ready}>
          <Trail current={t.someone} />
        </State>
        <State name={t.state.long}>
          <Trail current={t.long} />
        </State>
      </Specimen>
      <Specimen name="Details">
        <State name={t.state.closed}>
          <Details summary={t.medicine}>{t.sentence}</Details>
        </State>
        <State name={t.state.open}>
          <Details summary={t.long} open>
            {t.wrongLong}
          </Details>
        </State>
      </Specimen>
      <Specimen name="Table">
        <div className={styles['whole']}>
          <Table
            caption={t.medicine}
            columns={[
              { id: 'name', heading: t.medicine, isTitle: true, cell: ([name]) => name },
              { id: 'price', heading: t.price, align: 'end', cell: ([, price]) => price },
            ]}
            rows={t.rows}
            rowKey={([name]) => name ?? ''}
            isCurrent={(row) => row === t.rows[1]}
          />
        </div>
      </Specimen>
    </>
  );
}

function Pages({ count }: { count: number }) {
  const t = useSamples();
  const language = useLanguage();
  const format = (number: number) => wholeNumber(number, language);
  const [page, setPage] = useState(2);
  return (
    <Pager
      page={page}
      pageCount={count}
      link={pageButton(setPage)}
      format={format}
      labels={{
        pages: `${t.pages} (${format(count)})`,
        previous: t.previous,
        next: t.next,
        page: (number) => `${t.page} ${number}`,
      }}
    />
  );
}

function Trail({ current }: { current: string }) {
  const t = useSamples();
  return (
    <Breadcrumb
      label={`${t.title}: ${current}`}
      trail={t.steps.map((step) => ({
        key: step,
        link: <Link to="/development/components">{step}</Link>,
      }))}
      current={current}
    />
  );
}
