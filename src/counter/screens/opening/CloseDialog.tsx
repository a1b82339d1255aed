import { saveSection } from '#contract/counter/shop.ts';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { BothField } from '#counter/parts/section/BothField.tsx';
import { useShopFaults } from '#counter/parts/section/use-shop-faults.ts';
import { say } from '#counter/parts/toast.ts';
import { shopLimits } from '#domain/shop-problems.ts';
import { useText } from '#state/language.ts';
import { openingText } from '#text/counter/opening.ts';
import type { Readiness } from './OpeningScreen.tsx';

interface CloseDialogProps {
  opening: Readiness['opening'];
  onClose: () => void;
}

/**
 * Closes an open shop for now, with the owner's sentence (counter-323). Changes only the sentence of
 * a shop that is not open.
 */
export function CloseDialog({ opening: { value, version }, onClose }: CloseDialogProps) {
  const t = useText(openingText);
  const faultsOf = useShopFaults('opening');
  const isOpen = value.state === 'open';
  const state = isOpen ? 'closed' : value.state;
  const form = useForm({
    endpoint: saveSection,
    draft: 'shop opening',
    initial: () => ({ note: value.note }),
    request: ({ note }) => ({ name: 'opening' as const, version, value: { state, note } }),
    faults: ({ note }) => ({ note: faultsOf({ state, note }).note }),
    onDone() {
      say(t.closed);
      form.restart();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={isOpen ? t.closeTitle : t.changeSentence}
      save={isOpen ? t.closeYes : t.save}
      size="wide"
      onClose={onClose}
    >
      {isOpen && <p>{t.closeMore}</p>}
      <BothField
        label={t.sentence}
        hint={t.sentenceHint}
        maxLength={shopLimits.holidays}
        rows={2}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
