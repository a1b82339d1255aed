import { useRef, useState } from 'react';
import { printAs } from '#parts/invoice/print-as.ts';
import { useShop } from '#state/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { recoveryCodesText } from '#text/counter/recovery-codes.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CopyButton } from './CopyButton.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';
import styles from './RecoveryCodeSheet.module.css';

export interface RecoveryCodeSheetProps {
  /** The name of the member. */
  name: string;
  codes: readonly string[];
  onWritten: () => void;
}

/** Shows new recovery codes to be printed, copied or written down. It takes the focus. */
export function RecoveryCodeSheet({ name, codes, onWritten }: RecoveryCodeSheetProps) {
  const t = useText(recoveryCodesText);
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const [cannotPrint, setCannotPrint] = useState(false);
  return (
    <div className={styles['page']} ref={takeFocus} tabIndex={-1} role="group" aria-label={t.open}>
      <PrintedSheet className={styles['sheet']}>
        <p className={styles['title']}>{t.sheetTitle(name, useShop().name[language])}</p>
        <ol ref={list} className={styles['codes']}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <p className={styles['hint']}>{t.sheetHint}</p>
      </PrintedSheet>
      <div className={styles['actions']}>
        <Button
          variant="secondary"
          onClick={() => printAs('recovery-codes', (canPrint) => setCannotPrint(!canPrint))}
        >
          {t.print}
        </Button>
        <CopyButton text={codes.join('\n')} source={list} />
      </div>
      {cannotPrint && (
        <Notice tone="warning" live>
          {t.cannotPrint}
        </Notice>
      )}
      <Button wide onClick={onWritten}>
        {t.written}
      </Button>
    </div>
  );
}

/** The form with the focus is gone when the codes appear. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
