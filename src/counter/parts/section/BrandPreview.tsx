import { brandShades, isColour, standardColour } from '#domain/brand-colour.ts';
import { imageUrl } from '#domain/picture.ts';
import { useText } from '#state/language.ts';
import { brandText } from '#text/counter/brand.ts';
import styles from './Brand.module.css';

export interface BrandPreviewProps {
  name: string;
  /** The name of the uploaded logo; '' for none. */
  logo: string;
  /** As typed. Anything that is no colour shows the standard one. */
  color: string;
}

/** The shop's header, a link and a button in the light and the dark theme (shell-125). */
export function BrandPreview({ name, logo, color }: BrandPreviewProps) {
  const t = useText(brandText);
  const shades = brandShades(isColour(color) ? color : standardColour);
  return (
    <figure className={styles['preview']}>
      <figcaption className={styles['label']}>{t.preview}</figcaption>
      {(['light', 'dark'] as const).map((theme) => {
        const { text, fill } = shades[theme];
        return (
          <div key={theme} className={styles[theme]}>
            <span className={styles['theme']}>{t[theme]}</span>
            <span className={styles['head']} style={{ color: text }}>
              {logo && <img src={imageUrl('Shop', 'Icons', logo)} alt="" />}
              {name}
            </span>
            <span className={styles['link']} style={{ color: text }}>
              {t.link}
            </span>
            <span className={styles['button']} style={{ background: fill }}>
              {t.button}
            </span>
          </div>
        );
      })}
    </figure>
  );
}
