/** {@link Field.slot} of a field that one place of the program reads. */
export const ALONE = -1;
/** Of a field of the item a bulk node is at. */
export const OF_ITEM = -2;

/** So many places that keeping the value is quicker than reading it again. */
const OFTEN = 4;

/** A field of the record, or of an item, as a program reads it. */
export class Field {
  readonly name: string;
  /** Typed as a number: decimal text becomes its number. */
  readonly numeric: boolean;
  /** Where frames keep its value during a run, when several places read it. */
  slot: number;
  /** Read straight from a plain record or item each time, not kept. */
  direct: boolean;
  private places = 0;

  constructor(name: string, numeric: boolean, slot: number = ALONE) {
    this.name = name;
    this.numeric = numeric;
    this.slot = slot;
    this.direct = name !== '__proto__';
  }

  /** Tells that one more place reads it. */
  again(): void {
    this.places += 1;
    if (this.places >= OFTEN) this.direct = false;
  }
}
