import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { latestAddressPrivateQuery } from '#api/addresses.ts';
import { isEmptyAddress, type ShippingAddress } from '#domain/address.ts';
import { AddressForm } from '#parts/address/AddressForm.tsx';
import { AddressTypes } from '#parts/address/AddressTypes.tsx';
import { PrivateData } from '#parts/profile/PrivateData.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { chooseAddressType, useAddress, useAddressBook, writeAddressDown } from '#state/address.ts';
import { useLanguage, useText } from '#state/language.ts';
import { nameOf } from '#text/names.ts';
import { digits } from '#text/numbers.ts';
import { profileLinksText, savedAddressesText } from '#text/profile.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import surface from '#ui/surface.module.css';
import styles from './AddressesScreen.module.css';

/** The saved addresses, by type (customer-area-117 to customer-area-119). */
export function AddressesScreen() {
  const t = useText(savedAddressesText);
  const links = useText(profileLinksText);
  const address = useAddress();
  const { activeType } = useAddressBook();
  const latest = usePrivateQuery(latestAddressPrivateQuery);
  const [isStored, setStored] = useState(true);
  usePageTitle(t.title);

  function write(next: ShippingAddress): void {
    setStored(writeAddressDown(next));
  }

  return (
    <>
      <header>
        <h1>{t.title}</h1>
        <p className={styles['small']}>{t.intro}</p>
      </header>
      <AddressTypes active={activeType} onChoose={chooseAddressType} />
      <AddressForm address={address} onChange={write} isChecked={false} />
      {isStored ? (
        <p className={styles['small']}>{t.kept}</p>
      ) : (
        <Notice tone="error" live>
          {t.notKept}
        </Notice>
      )}
      <section className={classes(surface['card'], styles['latest'])}>
        <h2>{t.latest}</h2>
        <PrivateData of={latest} waiting={links.opening} failed={links.failed}>
          {(known) =>
            known && !isEmptyAddress(known) ? (
              <Latest address={known} onUse={() => write(known)} />
            ) : (
              <p>{t.noLatest}</p>
            )
          }
        </PrivateData>
      </section>
      <Link to="/profile/edit" className={classes(buttonLook('secondary'), styles['back'])}>
        {t.backToProfile}
      </Link>
    </>
  );
}

function Latest({ address, onUse }: { address: ShippingAddress; onUse: () => void }) {
  const t = useText(savedAddressesText);
  const language = useLanguage();
  const places = [address.area, address.district, address.division]
    .flatMap((place) => (place ? [nameOf(place, language)] : []))
    .join(', ');
  return (
    <>
      <address className={styles['address']}>
        <div>{address.receiverName}</div>
        <div>{digits(address.receiverPhone, language)}</div>
        <div>{address.address}</div>
        <div>{places}</div>
      </address>
      <Button variant="secondary" onClick={onUse}>
        {t.useLatest}
      </Button>
    </>
  );
}
