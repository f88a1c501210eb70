import type { FunctionTable } from '../../functions/declared/FormulaFunction.ts';
import type { Pratt } from '../../grammar/Pratt.ts';
import type { ExcelNode } from '../ExcelNode.ts';
import type { FieldIndex } from './FieldIndex.ts';

/** State of one parse of a formula. */
export class ParseState {
  readonly fields: FieldIndex | undefined;
  /** Functions in addition to the built-in ones. */
  readonly functions: FunctionTable | undefined;
  /** Paths of the record read so far. */
  readonly reads: string[] = [];
  /** True when a detail column was read. The check for aggregates runs once the whole formula is known. */
  columns = false;
  /** LET names bound at the current position, innermost last. */
  readonly locals: { readonly name: string; readonly slot: number }[] = [];
  private slots = 0;

  constructor(fields: FieldIndex | undefined, functions?: FunctionTable) {
    this.fields = fields;
    this.functions = functions;
  }

  /** Binds a name from here on; names ignore case. */
  bind(name: string): number {
    const slot = this.slots;
    this.slots += 1;
    this.locals.push({ name: name.toUpperCase(), slot });
    return slot;
  }

  /** The slot of a bound name; undefined when it is not bound. */
  slotOf(name: string): number | undefined {
    const wanted = name.toUpperCase();
    return this.locals.findLast((local) => local.name === wanted)?.slot;
  }

  /** Records a path once. */
  read(path: string): void {
    // For few names, the usual case, scanning the list beats a set. Long lists are deduplicated at the end.
    if (this.reads.length > 16 || !this.reads.includes(path)) this.reads.push(path);
  }
}

export type ExcelParser = Pratt<ExcelNode, ParseState>;
