/** {@link Field.slot} of a field that one place reads. */
export const ALONE = -1;
/** {@link Field.slot} of an item's field. */
export const OF_ITEM = -2;

/**
 * {@link Field.from}: directly from the record, directly from the item, or through the frame, which asks or
 * caches.
 */
export const RECORD = 0;
export const ITEM = 1;
export const FRAME = 2;

/** From this many places on, caching is faster than reading again. */
const OFTEN = 4;

/** A field of the record or of an item, as a program reads it. */
export class Field {
  declare readonly name: string;
  /** Typed as a number: decimal text becomes a number. */
  declare readonly numeric: boolean;
  /** Cache slot for its value during a run, if several places read it. */
  declare slot: number;
  /** How it is read when names can be read directly. */
  declare from: number;
  private places = 0;

  constructor(name: string, numeric: boolean, slot: number = ALONE) {
    this.name = name;
    this.numeric = numeric;
    this.slot = slot;
    this.from = name === '__proto__' ? FRAME : slot === OF_ITEM ? ITEM : RECORD;
  }

  /** Counts another place that reads it. */
  again(): void {
    this.places += 1;
    if (this.places >= OFTEN) this.from = FRAME;
  }
}
