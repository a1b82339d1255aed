import { useState } from 'react';
import { requestItemsQuery, requestPrescriptionsQuery } from '#api/request-history.ts';
import type { RequestedMedicine, RequestOrder } from '#domain/request.ts';
import { PrivateData } from '#parts/profile/PrivateData.tsx';
import { PrivatePicture } from '#parts/profile/PrivatePicture.tsx';
import { statusLook } from '#parts/profile/status-look.ts';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { digits, taka, wholeNumber } from '#text/numbers.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { requestStatusText } from '#text/request-status.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './RequestCard.module.css';

/** One request order that the pharmacy has; its medicines and prescriptions are fetched when it is opened. */
export function RequestCard({ request }: { request: RequestOrder }) {
  const t = useText(requestHistoryText);
  const statuses: Record<string, string> = useText(requestStatusText);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const number = t.request(digits(request.orderNo, language));
  return (
    <article className={styles['card']} aria-label={number}>
      <header className={styles['head']}>
        <h3>{number}</h3>
        <Badge {...statusLook(request.status)}>{statuses[request.status] ?? request.status}</Badge>
      </header>
      <p className={styles['date']}>{momentOf(request.createdAt, language)}</p>
      {request.remarks && <p className={styles['remarks']}>{request.remarks}</p>}
      {request.total ? (
        <p className={styles['total']}>{t.total(taka(request.total, language))}</p>
      ) : null}
      {request.note && <p className={styles['remarks']}>{t.pharmacySays(request.note)}</p>}
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t.show}
        <Icon name="down" />
      </button>
      {isOpen && <Inside id={request.id} />}
    </article>
  );
}

function Inside({ id }: { id: string }) {
  const t = useText(requestHistoryText);
  const files = useText(prescriptionsText);
  const items = usePrivateQuery(requestItemsQuery(id));
  const prescriptions = usePrivateQuery(requestPrescriptionsQuery(id));
  return (
    <>
      <h4>{t.items}</h4>
      <PrivateData of={items} waiting={t.waiting} failed={t.itemsFailed}>
        {(rows) => (rows.length === 0 ? <p>{t.noItems}</p> : <Medicines rows={rows} />)}
      </PrivateData>
      <h4>{t.prescriptions}</h4>
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

/** The medicines, with what the pharmacy answered about each (an answer kept by an older version has no prices). */
function Medicines({ rows }: { rows: RequestedMedicine[] }) {
  const t = useText(requestHistoryText);
  const language = useLanguage();
  const arePriced = rows.some((row) => row.unitPrice);
  return (
    <ul className={styles['items']}>
      {rows.map((row) => (
        <li key={`${row.name} ${row.strength} ${row.quantity}`}>
          {row.name} {row.strength} × {wholeNumber(row.quantity, language)}
          {row.unitPrice ? (
            <span className={styles['price']}>
              {t.each(taka(row.unitPrice, language))}
              <b>{taka(row.unitPrice * row.quantity, language)}</b>
            </span>
          ) : null}
          {arePriced && !row.unitPrice ? (
            <span className={styles['price']}>{t.notAvailable}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
