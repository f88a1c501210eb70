/** {@link Field.slot} of a field that one place of the program reads. */
export const ALONE = -1;
/** Of a field of the item a bulk node is at. */
export const OF_ITEM = -2;

/** {@link Field.from}: straight from the record, straight from the item, or by the frame, which asks or has kept it. */
export const RECORD = 0;
export const ITEM = 1;
export const FRAME = 2;

/** So many places that keeping the value is quicker than reading it again. */
const OFTEN = 4;

/** A field of the record, or of an item, as a program reads it. */
export class Field {
  declare readonly name: string;
  /** Typed as a number: decimal text becomes its number. */
  declare readonly numeric: boolean;
  /** Where frames keep its value during a run, when several places read it. */
  declare slot: number;
  /** How it is read where the record or item is one whose names can be read straight. */
  declare from: number;
  private places = 0;

  constructor(name: string, numeric: boolean, slot: number = ALONE) {
    this.name = name;
    this.numeric = numeric;
    this.slot = slot;
    this.from = name === '__proto__' ? FRAME : slot === OF_ITEM ? ITEM : RECORD;
  }

  /** Tells that one more place reads it. */
  again(): void {
    this.places += 1;
    if (this.places >= OFTEN) this.from = FRAME;
  }
}
