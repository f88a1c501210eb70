import type { ValueType } from '../ValueType.ts';
import type { BothLanguages } from './FunctionHelp.ts';
import type { Span } from './Renaming.ts';

/** Something that may stand at the caret; `from` and `to` are what it replaces. */
export interface Completion extends Span {
  readonly label: string;
  readonly insert: string;
  /** Where the caret goes, an offset into `insert`. */
  readonly caret: number;
  readonly kind: 'field' | 'function' | 'variable' | 'constant' | 'operator';
  /** Beside the label: a field's code, a function's signature. */
  readonly detail: string;
  readonly summary?: BothLanguages;
  /** Of a function. */
  readonly category?: string;
  /** Of a field or of a function's result. */
  readonly type?: ValueType;
}
