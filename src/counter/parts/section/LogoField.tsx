import { useId } from 'react';
import { useUpload } from '#counter/api/use-upload.ts';
import { UploadState } from '#counter/parts/UploadState.tsx';
import * as contract from '#contract/counter/shop.ts';
import { imageUrl } from '#domain/picture.ts';
import { useText } from '#state/language.ts';
import { brandText } from '#text/counter/brand.ts';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import styles from './Brand.module.css';

export interface LogoFieldProps {
  /** The name of the uploaded logo; '' for none. */
  value: string;
  /** Called with the name of the new logo, or with '' to remove it. */
  onChange: (logo: string) => void;
  error?: string | null;
  disabled?: boolean;
}

/**
 * Uploads the shop's logo at once and shows it, or removes it (shell-124). It applies when its form
 * is saved.
 */
export function LogoField({ value, onChange, error = null, disabled = false }: LogoFieldProps) {
  const t = useText(brandText);
  const id = useId();
  const upload = useUpload(contract.uploadLogo, ({ logo }) => onChange(logo));
  return (
    <div className={styles['field']} role="group" aria-labelledby={`${id}-label`}>
      <span className={styles['label']} id={`${id}-label`}>
        {t.logo}
      </span>
      <p className={styles['soft']} id={`${id}-hint`}>
        {t.logoHint}
      </p>
      {value ? (
        <img className={styles['logo']} src={imageUrl('Shop', 'Small', value)} alt={t.logo} />
      ) : (
        <p>{t.noLogo}</p>
      )}
      <div className={styles['actions']}>
        <FileButton
          icon="camera"
          variant="secondary"
          accept="image/jpeg,image/png,.jpg,.jpeg,.png"
          disabled={disabled || upload.isSending}
          describedBy={`${id}-hint`}
          onFiles={([file]) => file && upload.send({ Img: file })}
        >
          {value ? t.otherLogo : t.chooseLogo}
        </FileButton>
        {value && (
          <Button
            variant="quiet"
            disabled={disabled || upload.isSending}
            onClick={() => onChange('')}
          >
            {t.removeLogo}
          </Button>
        )}
      </div>
      <UploadState upload={upload} working={t.makingLogo} />
      {value && <p className={styles['soft']}>{t.logoApplies}</p>}
      {error && (
        <p className={styles['fault']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
