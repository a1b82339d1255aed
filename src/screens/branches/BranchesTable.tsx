import { Link } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { branchesPerPage } from '#api/branches.ts';
import { findBranches } from '#domain/branch-search.ts';
import { nearestFirst } from '#domain/branch-distance.ts';
import { isOnMap, type Branch } from '#domain/branch.ts';
import { BranchMap, type Chosen } from '#parts/branch-map/BranchMap.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { branchesText } from '#text/branches.ts';
import { digits } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager } from '#ui/Pager.tsx';
import { pageButton } from '#ui/page-button.tsx';
import { Table } from '#ui/Table.tsx';
import { TextField } from '#ui/TextField.tsx';
import layout from '#ui/page.module.css';
import { branchColumns } from './branch-columns.tsx';
import { DistanceFromMe } from './DistanceFromMe.tsx';
import { useHere } from './use-here.ts';

/**
 * The branches: a search field, three rows per page, and the map (catalogue-83, catalogue-84,
 * catalogue-88).
 */
export function BranchesTable({ branches }: { branches: readonly Branch[] }) {
  const t = useText(branchesText);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** A branch without coordinates opens nothing (catalogue-90). */
  const choose = useCallback((branch: Branch) => {
    if (isOnMap(branch)) setChosen({ branch });
  }, []);
  const { here, find, forget } = useHere();
  const spot = here.kind === 'found' ? here.spot : null;
  const matches = useMemo(
    () => nearestFirst(findBranches(branches, typed), spot),
    [branches, typed, spot],
  );

  if (branches.length === 0) {
    return (
      <EmptyState
        icon="pin"
        title={t.none}
        action={
          <Link to="/order" className={buttonLook('primary')}>
            {t.request}
          </Link>
        }
      >
        {t.noneHint}
      </EmptyState>
    );
  }

  const pageCount = Math.max(1, Math.ceil(matches.length / branchesPerPage));
  // The list may have become shorter since the page was chosen.
  const current = Math.min(page, pageCount);
  const shown = matches.slice((current - 1) * branchesPerPage, current * branchesPerPage);

  function search(text: string): void {
    setTyped(text);
    setPage(1);
    setChosen(null);
  }

  return (
    <>
      <TextField
        type="search"
        label={t.search}
        labelHidden
        placeholder={t.searchHint}
        value={typed}
        onChange={search}
      />
      <DistanceFromMe
        here={here}
        onFind={() => {
          setPage(1);
          find();
        }}
        onForget={forget}
      />
      <p role="status" className={layout['count']}>
        {t.found(matches.length)}
      </p>
      {matches.length === 0 ? (
        <EmptyState
          icon="search"
          title={t.noneFound(typed.trim())}
          action={
            <Button variant="secondary" onClick={() => search('')}>
              {t.showAll}
            </Button>
          }
        >
          {t.noneFoundHint}
        </EmptyState>
      ) : (
        <Table
          caption={t.title}
          columns={branchColumns(language, spot)}
          rows={shown}
          rowKey={(branch) => branch.id}
          isCurrent={(branch) => branch.id === chosen?.branch.id}
          onRow={choose}
        />
      )}
      <Pager
        page={current}
        pageCount={pageCount}
        labels={{ pages: t.pages, previous: t.previous, next: t.next, page: t.page }}
        format={(at) => digits(at, language)}
        link={pageButton(setPage)}
      />
      <BranchMap branches={matches} shown={shown} chosen={chosen} here={spot} onChoose={choose} />
    </>
  );
}
