import { SectionScreen } from '#counter/parts/section/SectionScreen.tsx';
import { usePartnerFaults } from '#counter/parts/section/use-shop-faults.ts';
import { fingerprintsOf } from '#domain/partners.ts';
import { useText } from '#state/language.ts';
import { partnersText } from '#text/counter/partners.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';

/** The app in the store that opens the shop (counter-368). */
export function StoreAppScreen() {
  const t = useText(partnersText);
  const faults = usePartnerFaults('storeApp');
  return (
    <SectionScreen
      name="storeApp"
      toFields={({ packageName, fingerprints }) => ({
        packageName,
        fingerprints: fingerprints.join('\n'),
      })}
      toValue={({ packageName, fingerprints }) => ({
        packageName: packageName.trim(),
        fingerprints: fingerprintsOf(fingerprints),
      })}
      faults={faults}
    >
      {({ field }) => (
        <>
          <TextField
            label={t.packageName}
            hint={t.packageHint}
            {...field('packageName')}
            maxLength={150}
            autoComplete="off"
            spellCheck={false}
          />
          <TextArea
            label={t.fingerprints}
            hint={t.fingerprintsHint}
            {...field('fingerprints')}
            rows={4}
            maxLength={1_000}
            spellCheck={false}
          />
        </>
      )}
    </SectionScreen>
  );
}
