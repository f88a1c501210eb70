/** Where a code was scanned. */
export interface ScanPlace {
  /** The element with the keyboard focus. */
  readonly element: Element | null;
  /** It is a text input, which already contains the code. */
  readonly typing: boolean;
  /** The user went to that text or typed into it; false: the program put the focus there. */
  readonly touched: boolean;
  /** Its open list offers an option for the input. */
  readonly listed: boolean;
  /** Takes the code out of the text again, and closes its list. */
  restore(): void;
}

/** A view that takes scanned codes. */
export interface ScanTarget {
  /** It belongs to a dialog and takes codes while one is open. */
  readonly inDialog?: boolean;
  /** Takes a code now or later; false: it is not for this view, and the keys keep their normal effect. */
  take(code: string, place: ScanPlace): boolean;
}
