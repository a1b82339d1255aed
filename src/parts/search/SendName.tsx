import { Link } from '@tanstack/react-router';
import { useText } from '#state/language.ts';
import { searchStartText } from '#text/search-start.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './SearchPanel.module.css';

export interface SendNameProps {
  name: string;
  onChoose: () => void;
}

/**
 * Requests a product that the search does not find. The request form opens with its name in a row.
 */
export function SendName({ name, onChoose }: SendNameProps) {
  const t = useText(searchStartText);
  return (
    <p className={styles['send']}>
      <Link
        to="/order"
        search={{ product: name }}
        className={buttonLook('secondary')}
        onClick={onChoose}
      >
        <Icon name="edit" size={20} />
        {t.sendName}
      </Link>
    </p>
  );
}
