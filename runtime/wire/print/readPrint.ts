import { listOf, number, object, type Shape, text } from '../shape.ts';
import type { KeptPrint } from './Print.ts';

/** The answer of `keep`. */
export const keptPrint: Shape<KeptPrint> = object<KeptPrint>({
  ...{ url: text, pages: number, documents: number, notes: listOf(text) },
});
