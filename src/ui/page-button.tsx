import type { PagerProps } from './Pager.tsx';

/** The way to a page that does not stand in the address. */
export function pageButton(onPage: (page: number) => void): PagerProps['link'] {
  return (page, look, content) => (
    <button {...look} type="button" onClick={() => onPage(page)}>
      {content}
    </button>
  );
}
