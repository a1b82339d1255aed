import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { requestItemsQuery, requestPrescriptionsQuery } from '#api/requests.ts';
import { quoteFace } from '#domain/request-quote.ts';
import type { RequestOrder } from '#domain/request.ts';
import { PrivateData } from '#parts/profile/PrivateData.tsx';
import { PrivatePicture } from '#parts/profile/PrivatePicture.tsx';
import { statusLook } from '#parts/profile/status-look.ts';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { digits, taka } from '#text/numbers.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { requestStatusText } from '#text/request-status.ts';
import { Badge } from '#ui/Badge.tsx';
import type { ButtonVariant } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import surface from '#ui/surface.module.css';
import { Quote } from './Quote.tsx';
import { BecameOrder } from './BecameOrder.tsx';
import { Medicines } from './Medicines.tsx';
import styles from './RequestCard.module.css';

export interface RequestCardProps {
  request: RequestOrder;
  /**
   * `primary` for the first request on the page that can be accepted, `secondary` for the others
   * (customer-area-199).
   */
  acceptVariant: ButtonVariant;
  /**
   * Called when the customer has responded to the pharmacy's quote, or the quote may have
   * changed.
   */
  onChanged: () => void;
}

/**
 * One request order that the pharmacy has received. The pharmacy's quote is shown immediately.
 * Medicines that have none, and prescriptions, are fetched when the card is opened.
 */
export function RequestCard({ request, acceptVariant, onChanged }: RequestCardProps) {
  const t = useText(requestHistoryText);
  const statuses: Record<string, string> = useText(requestStatusText);
  const language = useLanguage();
  const capabilities = useQuery(capabilitiesQuery());
  const [isOpen, setOpen] = useState(false);
  const number = t.request(digits(request.orderNo, language));
  const hasCall = capabilities.data?.calls.includes('requests.accept') ?? false;
  const face = quoteFace(request, hasCall);
  const isShown = face.kind === 'to-accept' || face.kind === 'to-read';
  return (
    <article className={classes(surface['card'], styles['card'])} aria-label={number}>
      <header className={styles['head']}>
        <h3>{number}</h3>
        <Badge {...statusLook(request.status)}>{statuses[request.status] ?? request.status}</Badge>
      </header>
      <p className={styles['date']}>{momentOf(request.createdAt, language)}</p>
      {request.remarks && <p className={styles['remarks']}>{request.remarks}</p>}
      {face.kind === 'ordered' && <BecameOrder order={face.order} />}
      {request.total && face.kind !== 'to-accept' ? (
        <p className={styles['total']}>{t.total(taka(request.total, language))}</p>
      ) : null}
      {request.note && <p className={styles['remarks']}>{t.pharmacySays(request.note)}</p>}
      {isShown && (
        <Quote request={request} face={face} acceptVariant={acceptVariant} onChanged={onChanged} />
      )}
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isShown ? t.prescriptions : t.show}
        <Icon name="down" />
      </button>
      {isOpen && !isShown && <Items request={request} />}
      {isOpen && <Prescriptions id={request.id} isTitled={!isShown} />}
    </article>
  );
}

function Items({ request }: { request: RequestOrder }) {
  const t = useText(requestHistoryText);
  const items = usePrivateQuery(requestItemsQuery(request));
  return (
    <>
      <h4>{t.items}</h4>
      <PrivateData of={items} waiting={t.waiting} failed={t.itemsFailed}>
        {(rows) => (rows.length === 0 ? <p>{t.noItems}</p> : <Medicines rows={rows} />)}
      </PrivateData>
    </>
  );
}

function Prescriptions({ id, isTitled }: { id: string; isTitled: boolean }) {
  const t = useText(requestHistoryText);
  const files = useText(prescriptionsText);
  const prescriptions = usePrivateQuery(requestPrescriptionsQuery(id));
  return (
    <>
      {isTitled && <h4>{t.prescriptions}</h4>}
      <PrivateData of={prescriptions} waiting={t.waiting} failed={t.itemsFailed}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{files.noneFound}</p>
          ) : (
            <ul className={styles['pictures']}>
              {rows.map((row, index) => (
                <li key={row.id} className={styles['picture']}>
                  <PrivatePicture
                    path={row.filePath}
                    alt={files.photoAlt(index + 1)}
                    instead={files.photoAlt(index + 1)}
                    large={files.photoAlt(index + 1)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </PrivateData>
    </>
  );
}
