import type { ErrorCode } from './values/ExcelError.ts';

/** Position in the source text as UTF-16 offsets; `to` is exclusive. */
interface Placed {
  readonly from: number;
  readonly to: number;
}

/** A number of at most 15 digits, a text, TRUE or FALSE. */
export interface ConstantNode extends Placed {
  readonly kind: 'constant';
  readonly value: number | string | boolean;
}

/** A number that does not fit a double, as decimal text. */
export interface DecimalNode extends Placed {
  readonly kind: 'decimal';
  readonly text: string;
}

/** An error literal: `#N/A`. */
export interface ErrorNode extends Placed {
  readonly kind: 'error';
  readonly code: ErrorCode;
}

/** `{1,2;3,4}`: rows of constants, all of the same length. */
export interface ArrayNode extends Placed {
  readonly kind: 'array';
  readonly rows: readonly (readonly ExcelNode[])[];
}

/** A field of the record by its code; `$main.Rate` reads the record named `$main`. */
export interface FieldNode extends Placed {
  readonly kind: 'field';
  readonly name: string;
}

/** A detail column: one value per detail row. */
export interface ColumnNode extends Placed {
  readonly kind: 'column';
  readonly table: string;
  readonly column: string;
}

/** A bare name that may not exist; evaluates to #NAME? then. */
export interface NameNode extends Placed {
  readonly kind: 'name';
  readonly name: string;
}

/** A cell without its `$`: `B2`. Blank when the data has no such cell. */
export interface CellNode extends Placed {
  readonly kind: 'cell';
  readonly name: string;
}

/** A range of cells, normalized: `A2:B3`. Rows and columns are 1-based and inclusive. */
export interface RangeNode extends Placed {
  readonly kind: 'range';
  readonly name: string;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A union of cells and ranges, in their order: `(A1:B3,D1:E3)`. */
export interface AreasNode extends Placed {
  readonly kind: 'areas';
  readonly areas: readonly (CellNode | RangeNode)[];
}

export type ChainOperator = '+' | '-' | '*' | '/' | '^' | '&' | '=' | '<>' | '<' | '<=' | '>' | '>=';

/** One operator of a chain with its right operand. */
export interface ChainStep {
  readonly operator: ChainOperator;
  readonly operand: ExcelNode;
}

/** Operators of one precedence, left to right: `a+b-c`. Flat, so that a long sum does not nest deeply. */
export interface ChainNode extends Placed {
  readonly kind: 'chain';
  readonly first: ExcelNode;
  readonly steps: readonly ChainStep[];
}

/** `-x`. A plus sign has no effect and no node. */
export interface NegationNode extends Placed {
  readonly kind: 'negation';
  readonly operand: ExcelNode;
}

/** `x%`; `times` is 2 for `x%%`. */
export interface PercentNode extends Placed {
  readonly kind: 'percent';
  readonly operand: ExcelNode;
  readonly times: number;
}

/** A function call by the canonical name, not an alias. */
export interface CallNode extends Placed {
  readonly kind: 'call';
  readonly name: string;
  readonly arguments: readonly ExcelNode[];
}

/** A name bound by LET, identified by its slot in the formula. */
export interface LocalNode extends Placed {
  readonly kind: 'local';
  readonly name: string;
  readonly slot: number;
}

/** `LET(name, value, ..., calculation)`: each value may use the names before it. */
export interface LetNode extends Placed {
  readonly kind: 'let';
  readonly bindings: readonly { readonly slot: number; readonly name: string; readonly value: ExcelNode }[];
  readonly body: ExcelNode;
}

/** An empty argument, evaluated as blank: `IF(A1,,2)`. */
export interface OmittedNode extends Placed {
  readonly kind: 'omitted';
}

/** Node kinds by name. Handler tables are mapped types over this. */
export interface ExcelNodes {
  readonly constant: ConstantNode;
  readonly decimal: DecimalNode;
  readonly error: ErrorNode;
  readonly array: ArrayNode;
  readonly field: FieldNode;
  readonly column: ColumnNode;
  readonly name: NameNode;
  readonly cell: CellNode;
  readonly range: RangeNode;
  readonly areas: AreasNode;
  readonly chain: ChainNode;
  readonly negation: NegationNode;
  readonly percent: PercentNode;
  readonly call: CallNode;
  readonly let: LetNode;
  readonly local: LocalNode;
  readonly omitted: OmittedNode;
}

/** The tree of a formula: plain JSON. */
export type ExcelNode = ExcelNodes[keyof ExcelNodes];

/** One handler per node kind. */
export type ByExcelKind<Extra extends readonly unknown[], Answer> = {
  readonly [K in keyof ExcelNodes]: (node: ExcelNodes[K], ...extra: Extra) => Answer;
};

/** Calls the handler of the node's kind. */
export function byExcelKind<Extra extends readonly unknown[], Answer>(
  handlers: ByExcelKind<Extra, Answer>,
  node: ExcelNode,
  ...extra: Extra
): Answer {
  // ByExcelKind makes key and node agree; TypeScript cannot relate the two unions.
  const handler = handlers[node.kind] as (node: ExcelNode, ...extra: Extra) => Answer;
  return handler(node, ...extra);
}
