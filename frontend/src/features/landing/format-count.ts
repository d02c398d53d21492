const counts = new Intl.NumberFormat("en-IN");

/** With Indian grouping: 5,234 and 1,00,000. */
export function formatCount(count: number): string {
  return counts.format(count);
}
