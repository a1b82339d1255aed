/** How a question is written on the wire: its path, its query, its form. */

/** The question without what a legacy host does not know; `a.b` names what stands within `a`. */
export function withoutExtras(
  request: unknown,
  extras: readonly string[],
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...Object(request) };
  for (const extra of extras) {
    const [name = '', within] = extra.split('.');
    if (within === undefined) delete values[name];
    else if (values[name]) {
      const inner: Record<string, unknown> = { ...Object(values[name]) };
      delete inner[within];
      values[name] = inner;
    }
  }
  return values;
}

/** The path with its `{names}` filled in, and what is left to be sent. */
export function fillPath(template: string, values: Record<string, unknown>) {
  const rest = { ...values };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(plain(value));
  });
  return { path, rest };
}

export function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) query.set(name, plain(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

export function formData(values: Record<string, unknown>): FormData {
  const form = new FormData();
  // Text fields first: a server that streams the file already knows them when it arrives.
  for (const [name, value] of Object.entries(values)) {
    if (!(value instanceof Blob)) form.set(name, plain(value ?? ''));
  }
  for (const [name, value] of Object.entries(values))
    if (value instanceof Blob) form.set(name, value);
  return form;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
