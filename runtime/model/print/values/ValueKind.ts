import type { Data } from '../../../../expressions/index.ts';
import type { Formula } from '../../schema/Condition.ts';
import type { JsonObject } from '../../schema/Json.ts';
import type { PrintValue } from '../../schema/PrintSchema.ts';
import type { Filler, PrintPlace } from '../Filler.ts';

/** One kind of value: what it prints. A value is of the kind whose name is its property. */
export interface ValueKind {
  readonly name: string;
  /** JSON Schema of its properties; the one of its name is required. */
  readonly properties: JsonObject;
  text(value: PrintValue, filler: Filler, place: PrintPlace): string;
  /** As data, for sums; absent: it is a text only. */
  data?(value: PrintValue, filler: Filler, place: PrintPlace): Data;
  /** The field it prints, whose title stands beside it. */
  fieldOf?(value: PrintValue): string;
  /** The formula it runs. */
  formulaOf?(value: PrintValue): Formula;
}
