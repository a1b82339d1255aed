import type { PagerProps } from './Pager.tsx';

/** Creates pager buttons for pages that are not part of the address. */
export function pageButton(onPage: (page: number) => void): PagerProps['link'] {
  return (page, look, content) => (
    <button {...look} type="button" onClick={() => onPage(page)}>
      {content}
    </button>
  );
}
