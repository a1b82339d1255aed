import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '#state/language.ts';
import { searchText } from '#text/search.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './SearchWords.module.css';

/** A search box that leads to the results page; the live panel is the header's own. */
export function SearchWords({ onSearch }: { onSearch: () => void }) {
  const t = useText(searchText);
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  return (
    <search>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const query = words.trim();
          if (!query) return;
          onSearch();
          void navigate({ to: '/products/Search', search: { query } });
        }}
      >
        <TextField
          type="search"
          label={t.searchLabel}
          labelHidden
          placeholder={t.placeholder}
          enterKeyHint="search"
          value={words}
          onChange={setWords}
        />
        <IconButton icon="search" label={t.search} type="submit" framed />
      </form>
    </search>
  );
}
