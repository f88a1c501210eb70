/** Where a scanned code was typed. */
export interface ScanPlace {
  /** The element that had the keyboard. */
  readonly element: Element | null;
  /** It is a text somebody types into: the code stands in it already. */
  readonly typing: boolean;
  /** Its open list offers something for what was typed. */
  readonly listed: boolean;
}

/** Whoever shows something that takes scanned codes. */
export interface ScanTarget {
  /** It belongs to a dialog: it takes codes while one is open. */
  readonly inDialog?: boolean;
  /** Takes a code, at once or later; false: nothing here is meant, the keys go where they always go. */
  take(code: string, place: ScanPlace): boolean;
}
