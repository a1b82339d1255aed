import { BothField } from '#counter/parts/section/BothField.tsx';
import { BrandPreview } from '#counter/parts/section/BrandPreview.tsx';
import { ColourField } from '#counter/parts/section/ColourField.tsx';
import { LogoField } from '#counter/parts/section/LogoField.tsx';
import { SectionScreen } from '#counter/parts/section/SectionScreen.tsx';
import { useShopFaults } from '#counter/parts/section/use-shop-faults.ts';
import { shopLimits } from '#domain/shop-problems.ts';
import { wholeTyped } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shopFieldsText } from '#text/counter/shop-fields.ts';
import { inLanguage } from '#text/names.ts';
import { digits } from '#text/numbers.ts';
import { TextField } from '#ui/TextField.tsx';

/** The shop's name, tagline, logo and main colour. */
export function IdentityScreen() {
  const t = useText(shopFieldsText);
  const language = useLanguage();
  const faults = useShopFaults('identity');
  return (
    <SectionScreen
      name="identity"
      toFields={({ copyrightYear, ...pairs }) => ({
        ...pairs,
        copyrightYear: copyrightYear > 0 ? digits(copyrightYear, language) : '',
      })}
      toValue={({ copyrightYear, ...pairs }) => ({
        ...pairs,
        copyrightYear: wholeTyped(copyrightYear) ?? Number.NaN,
      })}
      faults={faults}
    >
      {({ field }) => (
        <>
          <BothField label={t.name} {...field('name')} maxLength={shopLimits.name} />
          <BothField
            label={t.tagline}
            hint={t.taglineHint}
            {...field('tagline')}
            maxLength={shopLimits.tagline}
          />
          <TextField
            label={t.copyrightYear}
            hint={t.copyrightYearHint}
            inputMode="numeric"
            {...field('copyrightYear')}
          />
          <LogoField {...field('logo')} />
          <ColourField {...field('color')} />
          <BrandPreview
            name={inLanguage(field('name').value, language)}
            logo={field('logo').value}
            color={field('color').value}
          />
        </>
      )}
    </SectionScreen>
  );
}
