import { listOf, object, type Shape, text } from '../shape.ts';
import type { Fact } from './Fact.ts';

/** The facts of one record. */
export const facts: Shape<readonly Fact[]> = listOf(object<Fact>({ title: text, text }), 10);
