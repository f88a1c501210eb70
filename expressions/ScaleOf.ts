/**
 * Decimals of a field path (`Qty`, `Lines.Qty`); undefined: unknown. Values with more decimals stay exact.
 */
export type ScaleOf = (path: string) => number | undefined;
