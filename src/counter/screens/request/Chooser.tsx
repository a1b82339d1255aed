import type { CounterProduct } from '#contract/counter/request-shapes.ts';
import type { RowMatch } from '#contract/counter/requests.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { nameAndStrength } from '#text/names.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { offer, type Choice, type DraftRow } from './quote-draft.ts';
import { offeredFor, type Offered } from './offered.ts';
import { OfferLine } from './OfferLine.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import styles from './Chooser.module.css';

interface ChooserProps {
  row: DraftRow;
  match: RowMatch | undefined;
  onChoose: (choice: Choice, name: string) => void;
  /** Returns to the previous choice; absent if there is none. */
  onLeave?: (() => void) | undefined;
}

/**
 * All choices for a medicine: matches in the catalogue, substitutes, the search, a price without a
 * product, nothing.
 */
export function Chooser({ row, match, onChoose, onLeave }: ChooserProps) {
  const t = useText(counterRequestText);
  const words = useProductWords();
  const language = useLanguage();
  const { candidates, substitutes, meant } = offeredFor(match);
  const name = row.name || t.fromPhoto;

  function choose(product: CounterProduct): void {
    onChoose(offer(product, row.asked, meant), nameAndStrength(product, words, language));
  }

  return (
    <div className={styles['chooser']}>
      {/* A medicine that was read from a photo has no `match`, because it was not looked up. */}
      {match && candidates.length === 0 && <p className={styles['soft']}>{t.noCandidates}</p>}
      <OfferList title={t.candidates} offers={candidates} first={1} onChoose={choose} />
      <OfferList
        title={t.substitutes}
        offers={substitutes}
        first={candidates.length + 1}
        onChoose={choose}
      />
      <ProductSearch name={name} onChoose={choose} />
      <div className={styles['buttons']}>
        <Button variant="secondary" onClick={() => onChoose({ kind: 'none' }, t.noneNamed(name))}>
          {t.none}
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            onChoose({ kind: 'price', unitPrice: null, quantity: row.asked }, t.ownPrice)
          }
        >
          {t.ownPrice}
        </Button>
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            {t.keep}
          </Button>
        )}
      </div>
    </div>
  );
}

interface OfferListProps {
  title: string;
  offers: readonly Offered[];
  /** The number key that chooses the first offer. */
  first: number;
  onChoose: (product: CounterProduct) => void;
}

function OfferList({ title, offers, first, onChoose }: OfferListProps) {
  const t = useText(counterRequestText);
  const language = useLanguage();
  const words = useProductWords();
  if (offers.length === 0) return null;
  const fits = { same: t.same, name: t.sameName, similar: t.similar, substitute: t.substitute };
  return (
    <div>
      <p className={styles['title']}>{title}</p>
      <ul className={styles['offers']}>
        {offers.map(({ product, fit }, at) => (
          <li key={product.id}>
            <button
              type="button"
              className={styles['pick']}
              disabled={product.stock < 1}
              aria-label={`${t.chooseNamed(nameAndStrength(product, words, language))}, ${fits[fit]}`}
              onClick={() => onChoose(product)}
            >
              <kbd aria-hidden="true" className={styles['key']}>
                {first + at}
              </kbd>
              <OfferLine product={product}>
                <Badge tone={fit === 'same' ? 'leaf' : 'line'}>{fits[fit]}</Badge>
              </OfferLine>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
