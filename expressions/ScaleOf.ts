/** Digits after the point of a field path (`Qty`, `Lines.Qty`); undefined when not known. A value with more is still exact. */
export type ScaleOf = (path: string) => number | undefined;
