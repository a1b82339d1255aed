import escapeHtml from 'escape-html';

/** `<meta name="…" content="…">`, or nothing where there is no content. */
export function meta(name: string, content: string, by: 'name' | 'property' = 'name'): string {
  return content ? `<meta ${by}="${name}" content="${escapeHtml(content)}">` : '';
}

/** Facts for search engines: data, no script; a `<` in it must not end the element. */
export function factsAsScript(facts: object): string {
  const text = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}
