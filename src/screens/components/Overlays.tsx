import { useState } from 'react';
import { AlertDialog, type AlertDialogProps } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, type DialogProps } from '#ui/Dialog.tsx';
import { Drawer, type DrawerProps } from '#ui/Drawer.tsx';
import { useSamples } from './samples.ts';
import { Specimen, State } from './Specimen.tsx';

/** Every overlay in every variant. */
type Overlay =
  | { kind: 'Dialog'; look: NonNullable<DialogProps['size']> }
  | { kind: 'AlertDialog'; look: NonNullable<AlertDialogProps['tone']> }
  | { kind: 'Drawer'; look: NonNullable<DrawerProps['side']> };

const overlays: readonly Overlay[] = [
  { kind: 'Dialog', look: 'normal' },
  { kind: 'Dialog', look: 'wide' },
  { kind: 'AlertDialog', look: 'info' },
  { kind: 'AlertDialog', look: 'success' },
  { kind: 'AlertDialog', look: 'warning' },
  { kind: 'Drawer', look: 'start' },
  { kind: 'Drawer', look: 'end' },
];

export function Overlays() {
  const t = useSamples();
  const [opened, setOpened] = useState<Overlay | null>(null);
  return (
    <Specimen name="Overlays">
      {overlays.map((overlay) => (
        <State key={overlay.look} name={`${overlay.kind}: ${overlay.look}`}>
          <Button variant="secondary" onClick={() => setOpened(overlay)}>
            {t.openIt}: {overlay.kind}, {overlay.look}
          </Button>
        </State>
      ))}
      {opened && <Opened overlay={opened} onClose={() => setOpened(null)} />}
    </Specimen>
  );
}

function Opened({ overlay, onClose }: { overlay: Overlay; onClose: () => void }) {
  const t = useSamples();
  const save = (
    <Button wide onClick={onClose}>
      {t.save}
    </Button>
  );
  const words = (
    <>
      <p>{t.sentence}</p>
      <p>{t.wrongLong}</p>
    </>
  );
  switch (overlay.kind) {
    case 'Dialog':
      return (
        <Dialog
          title={t.long}
          closeLabel={t.close}
          onClose={onClose}
          size={overlay.look}
          actions={save}
        >
          {words}
        </Dialog>
      );
    case 'AlertDialog':
      return (
        <AlertDialog
          title={t.failed}
          tone={overlay.look}
          smallPrint={t.code}
          onClose={onClose}
          actions={save}
        >
          {words}
        </AlertDialog>
      );
    case 'Drawer':
      return (
        <Drawer
          label={t.medicine}
          closeLabel={t.close}
          onClose={onClose}
          side={overlay.look}
          heading={<h2>{t.medicine}</h2>}
          footer={save}
        >
          {words}
        </Drawer>
      );
  }
}
