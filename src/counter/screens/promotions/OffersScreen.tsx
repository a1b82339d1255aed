import { useState } from 'react';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import * as contract from '#contract/counter/promotions.ts';
import type { Offer } from '#contract/counter/promotions.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { taka } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CashbackGiven } from './CashbackGiven.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import styles from './Promotions.module.css';
import { useRunningColumns } from './use-running-columns.tsx';

/** Offers, and what those with cashback gave (counter-204 to counter-206). */
export function OffersScreen() {
  const t = useText(promotionsText);
  const titles = useText(screenTitles);
  const language = useLanguage();
  const [open, setOpen] = useState<Offer | 'new' | null>(null);
  const answer = useEndpoint(contract.offers, {});
  const nameOf = ({ header, headerBn }: Offer) => (language === 'bn' && headerBn) || header;
  const running = useRunningColumns({
    ending: contract.endOffer,
    nameOf: nameOf,
    onChange: setOpen,
  });
  const add = (
    <Button onClick={() => setOpen('new')}>
      <Icon name="plus" />
      {t.newOffer}
    </Button>
  );
  return (
    <>
      <PageHead title={titles.offers} actions={add}>
        {t.offersIntro}
      </PageHead>
      <QueryState query={answer}>
        {({ rows }) => (
          <DataTable
            caption={titles.offers}
            rows={rows}
            rowKey={({ id }) => String(id)}
            empty={<EmptyState icon="tag" title={t.noOffers} />}
            columns={[
              {
                id: 'offer',
                heading: t.offer,
                isTitle: true,
                cell: (row) => <span className={styles['words']}>{nameOf(row)}</span>,
              },
              {
                id: 'cashback',
                heading: t.cashbackShort,
                cell: ({ cashback, leastAmount }) =>
                  cashback > 0
                    ? t.backFrom(taka(cashback, language), taka(leastAmount, language))
                    : t.noCashback,
              },
              { id: 'coupon', heading: t.code, cell: ({ couponCode }) => couponCode || '–' },
              ...running,
            ]}
          />
        )}
      </QueryState>
      <CashbackGiven />
      {open && <OfferDialog offer={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}
