import { useState, type Ref } from 'react';
import { plainInput } from '#domain/plain-input.ts';
import { useText } from '#state/language.ts';
import { queueText } from '#text/counter/queue.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './Queue.module.css';

interface FindFieldProps {
  ref: Ref<HTMLInputElement>;
  /** The current search; '' for the queue itself. */
  find: string;
  onFind: (typed: string) => void;
}

/** Searches for a whole number or a whole phone number. It accepts digits of any script. */
export function FindField({ ref, find, onFind }: FindFieldProps) {
  const t = useText(queueText);
  const [typed, setTyped] = useState(find);
  return (
    <form
      role="search"
      className={styles['find']}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(plainInput(typed));
      }}
    >
      <TextField
        ref={ref}
        type="search"
        label={t.find}
        labelHidden
        placeholder={t.findHint}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.currentTarget.blur();
          setTyped('');
          if (find !== '') onFind('');
        }}
      />
      <Button type="submit" variant="secondary">
        {t.search}
      </Button>
    </form>
  );
}
