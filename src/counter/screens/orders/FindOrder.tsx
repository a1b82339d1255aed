import { useState, type FormEvent } from 'react';
import { useText } from '#state/language.ts';
import { counterOrdersText } from '#text/counter/orders.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './Orders.module.css';

interface FindOrderProps {
  find: string;
  onFind: (text: string) => void;
}

/** Searches by number, phone or a part of the name. */
export function FindOrder({ find, onFind }: FindOrderProps) {
  const t = useText(counterOrdersText);
  const [typed, setTyped] = useState(find);

  function search(event: FormEvent): void {
    event.preventDefault();
    onFind(typed.trim());
  }

  return (
    <form role="search" className={styles['find']} onSubmit={search}>
      <TextField
        type="search"
        label={t.find}
        placeholder={t.findHint}
        value={typed}
        maxLength={60}
        onChange={setTyped}
      />
      <Button type="submit" variant="secondary">
        {t.search}
      </Button>
    </form>
  );
}
