import { useShop } from '#state/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { articleText } from '#text/article.ts';
import { digits } from '#text/numbers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Article.module.css';

/** The phone number as a link, for "call us" in texts. */
export function CallUs() {
  const t = useText(articleText);
  const language = useLanguage();
  const { customerServicePhone } = useShop();
  return (
    <p>
      <a
        href={customerServicePhone.href}
        className={classes(buttonLook('secondary'), styles['call'])}
      >
        <Icon name="phone" />
        {t.callUs(digits(customerServicePhone.shown, language))}
      </a>
    </p>
  );
}
