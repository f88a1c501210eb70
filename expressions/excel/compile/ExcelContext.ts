import type { TypeOf } from '../../types/knownTypes.ts';
import type { ExcelClosure } from '../ExcelClosure.ts';
import type { ExcelNode } from '../ExcelNode.ts';
import type { ExcelValue } from '../values/ExcelValue.ts';

/** What compiling a node asks of the whole. */
export interface ExcelContext {
  readonly typeOf: TypeOf | undefined;
  /** Values of the names LET binds, while their calculation runs. */
  readonly locals: ExcelValue[];
  closure(node: ExcelNode): ExcelClosure;
}
