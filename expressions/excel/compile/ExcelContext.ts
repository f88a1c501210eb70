import type { FunctionTable } from '../../functions/declared/FormulaFunction.ts';
import type { TypeOf } from '../../types/knownTypes.ts';
import type { ExcelClosure } from '../ExcelClosure.ts';
import type { ExcelNode } from '../ExcelNode.ts';
import type { ExcelValue } from '../values/ExcelValue.ts';

/** What compiling a node needs of the whole formula. */
export interface ExcelContext {
  readonly typeOf: TypeOf | undefined;
  readonly functions: FunctionTable | undefined;
  /** Values of LET names while the calculation runs. */
  readonly locals: ExcelValue[];
  closure(node: ExcelNode): ExcelClosure;
}
