import { useEffect, useState } from 'react';
import type { SharingResult } from '#contract/share.ts';
import { placeOfAddress, type ShippingAddress } from '#domain/address.ts';
import { takesRequests } from '#domain/opening.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { RequestDraft } from '#domain/request-draft.ts';
import { deliveryProblem } from '#domain/delivery-terms.ts';
import { customerPhoneOf, problemWithRequest, requestLimits } from '#domain/request-order.ts';
import { AddressForm } from '#parts/address/AddressForm.tsx';
import { AddressTypes } from '#parts/address/AddressTypes.tsx';
import { useLatestAddress } from '#parts/address/use-latest-address.ts';
import type { DraftView } from '#parts/draft/draft-view.ts';
import { useKeeper } from '#parts/draft/use-draft.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { PrescriptionPicker } from '#parts/prescriptions/PrescriptionPicker.tsx';
import { RequestDraftKeeper } from '#parts/request-draft/request-draft-keeper.ts';
import { useWantedName } from '#parts/request-draft/wanted-name.ts';
import { RequestRows } from '#parts/request-rows/RequestRows.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { chooseAddressType, useAddress, useAddressBook, writeAddressDown } from '#state/address.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useSession } from '#state/session.ts';
import { useShop } from '#state/shop.ts';
import { addressesText } from '#text/addresses.ts';
import { closedText } from '#text/closed.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { requestsText } from '#text/requests.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { classes } from '#ui/classes.ts';
import layout from '#ui/page.module.css';
import { DraftLine } from './DraftLine.tsx';
import { NoteBanner } from './NoteBanner.tsx';
import type { OutcomeProps, SentRequest } from './Outcome.tsx';
import styles from './RequestOrderScreen.module.css';
import { SendArea } from './SendArea.tsx';
import { SharedNotice } from './SharedNotice.tsx';

const loadOutcome = async () => (await import('./Outcome.tsx')).Outcome;
const Outcome = lazyPart(loadOutcome, { Failed: OutcomeInBrief });
const SubmissionsHere = lazyPart(
  async () => (await import('#parts/submissions/SubmissionsHere.tsx')).SubmissionsHere,
  { Failed: null },
);

const SavedPrescriptions = lazyPart(() =>
  import('#parts/saved-prescriptions/SavedPrescriptions.tsx').then(
    (loaded) => loaded.SavedPrescriptions,
  ),
);

interface RequestOrderScreenProps {
  sharing?: SharingResult | undefined;
  /** The name of a product that the search did not find. It is written into a row. */
  wantedName?: string;
  onWantedTaken?: () => void;
}

/**
 * The Request Order screen (request-order-1): medicines by name, prescriptions and delivery
 * address. Each request is sent exactly once.
 */
export function RequestOrderScreen({
  sharing,
  wantedName = '',
  onWantedTaken,
}: RequestOrderScreenProps) {
  const t = useText(requestsText);
  usePageTitle(t.title);
  const { view, keeper } = useRequestDraft();
  useWantedName({ view, keeper }, wantedName, onWantedTaken);
  const address = useAddress();
  const session = useSession();
  const { activeType } = useAddressBook();
  const [tries, setTries] = useState(0);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { opening, delivery } = useShop();
  const language = useLanguage();
  const closed = takesRequests(opening) ? '' : closedText(opening, language);
  const { words: draft } = view;
  const isChecked = tries > 0;
  useLatestAddress(writeAddressDown);
  const checked = {
    ...draft,
    address,
    delivery: deliveryProblem(delivery.exceptions, placeOfAddress(address)),
  };
  const problem = isChecked ? problemWithRequest(checked) : null;

  // Load the outcome's chunk after the first paint, because the network may be lost by the time of
  // Send.
  useEffect(() => {
    loadOutcome().catch(() => {});
  }, []);

  function writeAddress(next: ShippingAddress): void {
    writeAddressDown(next);
    keeper.touch();
  }

  async function send(): Promise<void> {
    if (closed) return;
    setTries((count) => count + 1);
    if (problemWithRequest(checked) || view.adding > 0 || isBusy) return;
    setBusy(true);
    const receiverPhone = canonicalPhone(address.receiverPhone) ?? address.receiverPhone;
    const customerPhone = customerPhoneOf(session?.phone ?? '', receiverPhone);
    writeAddressDown({ ...address, receiverPhone, customerPhone });
    try {
      const written = await keeper.send();
      if (written.saved) setTries(0);
      setSent(
        written.saved
          ? { kind: 'kept', id: written.submission.id, phone: receiverPhone }
          : { kind: 'not-kept', problem: written.problem },
      );
    } catch {
      setSent({ kind: 'unexpected' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes(layout['page'], layout['airy'], layout['narrow'], styles['screen'])}>
      <header className={styles['heading']}>
        <h1>{t.title}</h1>
        <p className={styles['intro']}>{t.intro}</p>
      </header>
      <NoteBanner />
      <DraftLine view={view} onDiscard={() => void keeper.discard()} />
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <fieldset className={styles['fields']} disabled={!view.isReady} aria-label={t.title}>
          <RequestRows
            rows={draft.rows}
            isChecked={isChecked}
            problem={problem}
            onChange={(rows) => keeper.change({ rows })}
          />
          <section className={styles['section']} id="prescriptions" tabIndex={-1}>
            <PrescriptionsHeading />
            <SharedNotice added={view.shared} sharing={sharing} />
            <PrescriptionPicker
              submissionId={view.id}
              photos={view.photos}
              adding={view.adding}
              complaints={view.complaints}
              onOpen={() => void keeper.flush()}
              onPick={(files) => void keeper.attach(files)}
              onRemove={(n) => void keeper.remove(n)}
            />
            {session && (
              <SavedPrescriptions
                customerId={session.id}
                chosen={draft.prescriptionIds}
                onChoose={(prescriptionIds) => keeper.change({ prescriptionIds })}
              />
            )}
          </section>
          <section className={styles['section']}>
            <AddressHeading />
            <AddressTypes
              active={activeType}
              onChoose={(type) => {
                chooseAddressType(type);
                keeper.touch();
              }}
            />
            <AddressForm address={address} onChange={writeAddress} isChecked={isChecked} />
          </section>
          <section className={styles['section']}>
            <TextArea
              label={t.addNote}
              hint={t.addNoteHint}
              value={draft.remarks}
              onChange={(remarks) => keeper.change({ remarks })}
              maxLength={requestLimits.noteLength}
            />
          </section>
          <SendArea
            hasAgreed={draft.hasAgreedToTerms}
            onAgree={(hasAgreedToTerms) => keeper.change({ hasAgreedToTerms })}
            problem={problem}
            tries={tries}
            isBusy={isBusy || view.adding > 0}
            closed={closed}
          />
        </fieldset>
      </form>
      <SubmissionsHere />
      {sent && <Outcome sent={sent} onClose={() => setSent(null)} />}
    </div>
  );
}

/** Fallback for {@link Outcome} if its chunk failed to load: only whether the request is saved. */
function OutcomeInBrief({ sent }: OutcomeProps) {
  const t = useText(requestsText);
  return <p role="alert">{sent.kind === 'kept' ? t.savedTitle : t.notSavedTitle}</p>;
}

function PrescriptionsHeading() {
  return <h2>{useText(prescriptionsText).upload}</h2>;
}

function AddressHeading() {
  return <h2>{useText(addressesText).title}</h2>;
}

/** The draft of this phone's request, and its keeper. */
export function useRequestDraft(): { view: DraftView<RequestDraft>; keeper: RequestDraftKeeper } {
  return useKeeper((owner) => new RequestDraftKeeper(owner));
}
