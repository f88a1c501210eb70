import type { Frame } from '../../evaluate/Frame.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import type { Environment } from './Environment.ts';

/** A compiled node: the context value, the variables, the run. */
export type JsonataClosure = (input: JsonataValue, environment: Environment, frame: Frame) => JsonataValue;
