import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { facetsQuery } from '#api/filtered-shelf.ts';
import type { Shelf } from '#contract/product-requests.ts';
import { shelfSorts, wholeShelf, type ShelfView } from '#domain/shelf-view.ts';
import { useText } from '#state/language.ts';
import { shelfText } from '#text/shelf.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FilterForm } from './FilterForm.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { useSortNames } from './sort-names.ts';
import { useChoose } from './use-choose.ts';

interface FilterSheetProps {
  shelf: Shelf;
  /** The sort order and filters in the address. */
  view: ShelfView;
  onClose: () => void;
}

/**
 * Sort order and filters on a phone. They are applied in one step, so nothing behind the sheet
 * changes until then.
 */
export function FilterSheet({ shelf, view, onClose }: FilterSheetProps) {
  const t = useText(shelfText);
  const names = useSortNames();
  const choose = useChoose();
  const [draft, setDraft] = useState(view);
  const { data: facets } = useQuery({
    ...facetsQuery(shelf, draft),
    placeholderData: keepPreviousData,
  });

  function apply(): void {
    onClose();
    choose(draft);
  }

  return (
    <Dialog
      title={t.filterAndSort}
      closeLabel={t.close}
      onClose={onClose}
      actions={
        <>
          <Button wide onClick={apply}>
            {showWords(facets?.total)}
          </Button>
          <Button variant="quiet" wide onClick={() => setDraft(wholeShelf)}>
            {t.clearAll}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t.sortBy}
        value={draft.sort}
        options={shelfSorts.map((sort) => ({ value: sort, label: names[sort] }))}
        onChange={(sort) => setDraft({ ...draft, sort })}
      />
      <FilterForm shelf={shelf} view={draft} onChange={setDraft} />
    </Dialog>
  );

  function showWords(count: number | undefined): string {
    if (count === undefined) return t.showPlain;
    return count > 0 ? t.show(count) : t.showNone;
  }
}
