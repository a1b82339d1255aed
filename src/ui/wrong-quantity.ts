/**
 * True where something within stands in the way of ordering: a typed quantity that is none, which gets
 * the focus, or one that has just become 1, as is being said (bag-17, bag-18, bag-56).
 */
export function isQuantityWrong(within: ParentNode | null): boolean {
  const field = within?.querySelector<HTMLElement>('[inputmode=numeric][aria-invalid=true]');
  field?.focus();
  return Boolean(field ?? within?.querySelector('[data-one]'));
}
