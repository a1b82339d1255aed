import { theShop } from '#domain/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { articleText } from '#text/article.ts';
import { digits } from '#text/numbers.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/Icon.tsx';

/** Where a text says "call us": the number, ready to be pressed. */
export function CallUs() {
  const t = useText(articleText);
  const language = useLanguage();
  const { customerServicePhone } = theShop();
  return (
    <p>
      <a href={customerServicePhone.href} className={buttonLook('secondary')}>
        <Icon name="phone" />
        {t.callUs(digits(customerServicePhone.shown, language))}
      </a>
    </p>
  );
}
