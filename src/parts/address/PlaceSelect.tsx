import type { UseQueryResult } from '@tanstack/react-query';
import type { Place } from '#domain/address.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { addressesText } from '#text/addresses.ts';
import { nameOf } from '#text/names.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import styles from './AddressForm.module.css';

export interface PlaceSelectProps {
  label: string;
  /** The first option, while nothing is chosen. */
  placeholder: string;
  /** A sentence that names the previous choice that is missing. Null once it has been made. */
  waitsFor: string | null;
  chosen: Place | null;
  places: Pick<UseQueryResult<Place[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  onChoose: (place: Place | null) => void;
  error?: string | null | undefined;
  required?: boolean;
  onBlur?: () => void;
}

/**
 * One select of the cascade. A chosen place stays readable even if its list could not be fetched.
 */
export function PlaceSelect({
  label,
  placeholder,
  waitsFor,
  chosen,
  places,
  onChoose,
  error,
  required = false,
  onBlur,
}: PlaceSelectProps) {
  const t = useText(addressesText);
  const language = useLanguage();
  const known = waitsFor ? [] : (places.data ?? []);
  const isListed = known.some((place) => place.id === chosen?.id);
  const offered = chosen && !isListed ? [chosen, ...known] : known;
  const isEmpty = offered.length === 0;
  const isLoading = isEmpty && !waitsFor && !places.isError;
  const isMissing = places.isError && known.length === 0 && !waitsFor;
  return (
    <div className={styles['place']}>
      <SelectField
        label={label}
        placeholder={waitsFor ?? (isLoading ? t.loading : placeholder)}
        value={chosen?.id ?? ''}
        options={offered.map((place) => ({ value: place.id, label: nameOf(place, language) }))}
        onChange={(id) => onChoose(offered.find((place) => place.id === id) ?? null)}
        onBlur={onBlur}
        error={error}
        required={required}
        disabled={waitsFor !== null}
        aria-busy={isLoading || undefined}
      />
      {isMissing && (
        <ListMissing isBusy={places.isFetching} onRetry={() => void places.refetch()} />
      )}
    </div>
  );
}

/** Shown if the list is neither stored nor could be fetched. */
function ListMissing({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const t = useText(addressesText);
  const isOffline = useNetwork() === 'offline';
  return (
    <Notice
      live
      tone={isOffline ? 'offline' : 'warning'}
      action={
        <Button variant="quiet" busy={isBusy} onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {isOffline ? t.offlineUnseen : t.lookupFailed}
    </Notice>
  );
}
