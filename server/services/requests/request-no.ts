/** `R-1001` for the customer's ear. */
export function requestNo(orderNumber: number): string {
  return `R-${orderNumber}`;
}
