import escapeHtml from 'escape-html';

/** Renders `<meta name="…" content="…">`, or an empty string if there is no content. */
export function meta(name: string, content: string, by: 'name' | 'property' = 'name'): string {
  return content ? `<meta ${by}="${name}" content="${escapeHtml(content)}">` : '';
}

/**
 * Renders structured data for search engines as JSON-LD. Every `<` is escaped, so that it cannot
 * end the element.
 */
export function factsAsScript(facts: object): string {
  const text = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}
