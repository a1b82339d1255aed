/**
 * Whether an element within prevents ordering: an invalid typed quantity, which gets the focus, or
 * one that was just set to 1 while its message is shown (bag-17, bag-18, bag-56).
 */
export function isQuantityWrong(within: ParentNode | null): boolean {
  const field = within?.querySelector<HTMLElement>('[inputmode=numeric][aria-invalid=true]');
  field?.focus();
  return Boolean(field ?? within?.querySelector('[data-one]'));
}
