import { useState } from 'react';
import type { RowMatch } from '#contract/counter/requests.ts';
import { maxUnits } from '#domain/bag.ts';
import { quantityTyped } from '#domain/quantity.ts';
import { QuantityProblem } from '#parts/bag/QuantityProblem.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { digits, taka, wholeNumber } from '#text/numbers.ts';
import { quantityText } from '#text/quantity.ts';
import { announce } from '#ui/announce.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import surface from '#ui/surface.module.css';
import { costOf, mostOf, type Choice, type DraftEvent, type DraftRow } from './quote-draft.ts';
import { Chooser } from './Chooser.tsx';
import { offeredFor } from './offered.ts';
import { OfferLine } from './OfferLine.tsx';
import { OwnPrice } from './OwnPrice.tsx';
import { ReadFromPhoto } from './ReadFromPhoto.tsx';
import styles from './MedicineRow.module.css';

export interface MedicineRowProps {
  row: DraftRow;
  /** Starts at 1. */
  position: number;
  match: RowMatch | undefined;
  /** The chooser is open to replace the current choice. */
  isChanging: boolean;
  /** The error message if this row prevents the quote. */
  fault: string | null;
  onChanging: (key: string | null) => void;
  onEvent: (event: DraftEvent) => void;
  /** Moves the focus to the row after a choice, because the pressed control has unmounted. */
  onChosen: (key: string) => void;
}

/**
 * One medicine: the text of the request, the offer for it, and the controls to change the offer.
 */
export function MedicineRow(props: MedicineRowProps) {
  const { row, position, match, isChanging, fault, onChanging, onEvent, onChosen } = props;
  const t = useText(counterRequestText);
  const language = useLanguage();
  const { key, name, strength, asked, choice } = row;
  const written = `${name} ${strength}`.trim();
  const isOpen = choice.kind === 'open';

  function choose(next: Choice, said: string): void {
    onEvent({ type: 'chosen', key, choice: next });
    onChanging(null);
    announce(next.kind === 'product' ? t.chosen(said) : said);
    onChosen(key);
  }

  return (
    <li
      data-row={key}
      tabIndex={-1}
      aria-label={`${t.row(position)}: ${written || t.fromPhoto}`}
      className={classes(
        surface['card'],
        styles['row'],
        isOpen && styles['open'],
        fault && styles['faulty'],
      )}
    >
      <div className={styles['head']}>
        <span className={styles['number']}>{digits(position, language)}</span>
        <span className={styles['written']}>
          {row.rowId === null ? (
            <Badge tone="line">{t.fromPhoto}</Badge>
          ) : (
            <>
              <b>{written}</b>{' '}
              <span className={styles['soft']}>{t.asked(wholeNumber(asked, language))}</span>
            </>
          )}
        </span>
        {isOpen && <Badge tone="offer">{t.undecided}</Badge>}
        {row.rowId === null && (
          <Button variant="quiet" onClick={() => onEvent({ type: 'removed', key })}>
            {t.remove}
          </Button>
        )}
      </div>
      {row.rowId === null && <ReadFromPhoto row={row} onEvent={onEvent} />}
      {fault && (
        <p role="alert" className={styles['fault']}>
          {fault}
        </p>
      )}
      {!isOpen && !isChanging && (
        <Chosen {...props} meantId={offeredFor(match).meant?.id ?? null} written={written} />
      )}
      {(isOpen || isChanging) && (
        <Chooser
          row={row}
          match={match}
          onChoose={choose}
          onLeave={
            isChanging && !isOpen
              ? () => {
                  onChanging(null);
                  onChosen(key);
                }
              : undefined
          }
        />
      )}
    </li>
  );
}

interface ChosenProps extends Pick<MedicineRowProps, 'row' | 'onChanging' | 'onEvent'> {
  /** The id of the product that the customer meant; null if it is unknown. */
  meantId: string | null;
  written: string;
}

function Chosen({ row, meantId, written, onChanging, onEvent }: ChosenProps) {
  const t = useText(counterRequestText);
  const quantities = useText(quantityText);
  const language = useLanguage();
  const [isBelowOne, setBelowOne] = useState(false);
  const { key, asked, choice } = row;
  const change = (
    <Button variant="quiet" aria-label={t.changeNamed(written)} onClick={() => onChanging(key)}>
      {t.change}
    </Button>
  );
  if (choice.kind === 'open') return null;
  if (choice.kind === 'none') {
    return (
      <div className={styles['none']}>
        <Badge tone="wrong" icon="close">
          {t.none}
        </Badge>
        {change}
      </div>
    );
  }
  const cost = costOf(choice);
  const most = choice.kind === 'product' ? Math.max(1, mostOf(choice.product)) : maxUnits;
  return (
    <div className={styles['chosen']}>
      {choice.kind === 'product' ? (
        <OfferLine product={choice.product}>
          {choice.isSubstitute && <Badge tone="offer">{t.substitute}</Badge>}
        </OfferLine>
      ) : (
        <OwnPrice
          unitPrice={choice.unitPrice}
          onChange={(unitPrice) =>
            onEvent({ type: 'chosen', key, choice: { ...choice, unitPrice } })
          }
        />
      )}
      {choice.kind === 'product' && choice.product.id !== meantId && (
        <Checkbox
          label={t.isSubstitute}
          checked={choice.isSubstitute}
          onChange={(isSubstitute) =>
            onEvent({ type: 'chosen', key, choice: { ...choice, isSubstitute } })
          }
        />
      )}
      <div className={styles['amount']}>
        <QuantityStepper
          value={choice.quantity}
          max={most}
          wrong={quantities.notTaken(most)}
          labels={{ quantity: `${t.quantity}: ${written}`, decrease: t.less, increase: t.more }}
          parse={quantityTyped}
          format={(quantity) => digits(quantity, language)}
          onChange={(quantity) => onEvent({ type: 'quantityChanged', key, quantity })}
          onZero={() => setBelowOne(true)}
        />
        {isBelowOne && <QuantityProblem onClose={() => setBelowOne(false)} />}
        {choice.quantity < asked && (
          <span className={styles['few']}>{t.few(wholeNumber(choice.quantity, language))}</span>
        )}
        <span className={styles['end']}>
          {cost && <b className={styles['cost']}>{taka(cost.whole, language)}</b>}
          {change}
        </span>
      </div>
    </div>
  );
}
