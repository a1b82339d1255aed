import { useState } from 'react';
import { useText } from '#state/language.ts';
import { logsText } from '#text/counter/logs.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './Logs.module.css';

/** A field is '' for no filter. Days are written as `2026-03-01`. */
export interface AuditWords {
  who: string;
  what: string;
  from: string;
  to: string;
}

export const noFilter: AuditWords = { who: '', what: '', from: '', to: '' };

export interface AuditFilterProps {
  filter: AuditWords;
  onFilter: (filter: AuditWords) => void;
}

/** Filters the audit log by member, subject and days. */
export function AuditFilter({ filter, onFilter }: AuditFilterProps) {
  const t = useText(logsText);
  const [words, setWords] = useState(filter);
  const isFiltered = Object.values(filter).some(Boolean);
  const change = (name: keyof AuditWords) => (value: string) =>
    setWords((all) => ({ ...all, [name]: value }));
  return (
    <form
      role="search"
      aria-label={t.filter}
      className={styles['filter']}
      onSubmit={(event) => {
        event.preventDefault();
        onFilter(words);
      }}
    >
      <TextField label={t.who} value={words.who} onChange={change('who')} maxLength={100} />
      <TextField
        label={t.what}
        placeholder={t.whatHint}
        value={words.what}
        onChange={change('what')}
        maxLength={100}
      />
      <TextField label={t.from} type="date" value={words.from} onChange={change('from')} />
      <TextField label={t.to} type="date" value={words.to} onChange={change('to')} />
      <div className={styles['buttons']}>
        <Button type="submit">{t.show}</Button>
        {isFiltered && (
          <Button variant="quiet" onClick={() => onFilter(noFilter)}>
            {t.all}
          </Button>
        )}
      </div>
    </form>
  );
}
