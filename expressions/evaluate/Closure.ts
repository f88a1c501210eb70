import type { Value } from '../values/Value.ts';
import type { Frame } from './Frame.ts';

/** A compiled node. */
export type Closure = (frame: Frame) => Value;
