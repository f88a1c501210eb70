import type { Pratt } from '../../grammar/Pratt.ts';
import type { ExcelNode } from '../ExcelNode.ts';
import type { FieldIndex } from './FieldIndex.ts';

/** What one parse of a formula carries along. */
export class ParseState {
  readonly fields: FieldIndex | undefined;
  /** Paths of the record read so far. */
  readonly reads: string[] = [];
  /** A detail column was named: whether it stands inside an aggregate is looked at when the whole is known. */
  columns = false;
  /** Names that LET has bound around the place at hand, the innermost last. */
  readonly locals: { readonly name: string; readonly slot: number }[] = [];
  private slots = 0;

  constructor(fields: FieldIndex | undefined) {
    this.fields = fields;
  }

  /** Binds a name from here on; names differ in more than case. */
  bind(name: string): number {
    const slot = this.slots;
    this.slots += 1;
    this.locals.push({ name: name.toUpperCase(), slot });
    return slot;
  }

  /** The slot of a bound name. */
  slotOf(name: string): number | undefined {
    const wanted = name.toUpperCase();
    return this.locals.findLast((local) => local.name === wanted)?.slot;
  }

  /** Notes a path once. */
  read(path: string): void {
    // Few names, as nearly always: a look at the list is quicker than a set. Many are made unique at the end.
    if (this.reads.length > 16 || !this.reads.includes(path)) this.reads.push(path);
  }
}

export type ExcelParser = Pratt<ExcelNode, ParseState>;
