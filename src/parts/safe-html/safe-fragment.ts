import purifier from 'dompurify';
import type { Language } from '#text/sentences.ts';

const words = 'p br ul ol li dl dt dd b strong i em u sub sup h2 h3 h4 h5 h6 blockquote span div a';
const tables = 'table thead tbody tfoot tr th td caption';
const allowedTags = `${words} ${tables}`.split(' ');
const plainAttributes = ['lang', 'dir', 'colspan', 'rowspan', 'scope'];

/**
 * Sanitises a host's HTML: text, lists, tables and plain links remain. Pictures and frames are
 * removed because they would load from other hosts, and styles and scripts too. If whole blocks are
 * marked as English and Bengali, only those in the reader's language remain.
 */
export function safeFragment(html: string, language: Language): DocumentFragment {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: [...plainAttributes, 'href'],
    // DOMPurify tests ALLOWED_URI_REGEXP against every attribute that is not listed here, and would
    // remove `lang` and `colspan`.
    ADD_URI_SAFE_ATTR: plainAttributes,
    ALLOWED_URI_REGEXP: /^(https?:|tel:|mailto:|\/(?!\/))/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    link.rel = 'nofollow noopener noreferrer';
  }
  keepLanguage(fragment, language);
  return fragment;
}

function keepLanguage(fragment: DocumentFragment, language: Language): void {
  const blocks = [...fragment.children].filter((block) =>
    /^(en|bn)$/i.test(block.getAttribute('lang') ?? ''),
  );
  const isRead = (block: Element) => block.getAttribute('lang')?.toLowerCase() === language;
  if (!blocks.some(isRead)) return;
  for (const block of blocks) if (!isRead(block)) block.remove();
}
