/** The request number that customers see, for example `R-1001`. */
export function requestNo(orderNumber: number): string {
  return `R-${orderNumber}`;
}
