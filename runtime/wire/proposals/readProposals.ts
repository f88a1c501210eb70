import { maybe, number, object, type Shape, text } from '../shape.ts';
import type { TakenRows } from './proposalEndpoints.ts';

/** The answer of `take`. */
export const takenRows: Shape<TakenRows> = object<TakenRows>({ added: number, problem: maybe(text) });
