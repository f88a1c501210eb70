import type { TypeOf } from '../../types/knownTypes.ts';
import type { ExcelClosure } from '../ExcelClosure.ts';
import type { ExcelNode } from '../ExcelNode.ts';

/** What compiling a node asks of the whole. */
export interface ExcelContext {
  readonly typeOf: TypeOf | undefined;
  closure(node: ExcelNode): ExcelClosure;
}
