import type { ValueType } from '../ValueType.ts';
import type { BothLanguages } from './FunctionHelp.ts';
import type { Span } from './Renaming.ts';

/** A suggestion at the caret; it replaces `from` to `to`. */
export interface Completion extends Span {
  readonly label: string;
  readonly insert: string;
  /** Caret position afterwards, an offset into `insert`. */
  readonly caret: number;
  readonly kind: 'field' | 'function' | 'variable' | 'constant' | 'operator';
  /** Shown beside the label: a field's code, a function's signature. */
  readonly detail: string;
  readonly summary?: BothLanguages;
  /** Category of a function. */
  readonly category?: string;
  /** Type of a field or of a function's result. */
  readonly type?: ValueType;
}
