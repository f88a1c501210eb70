import type { Frame } from '../../evaluate/Frame.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import type { Environment } from './Environment.ts';

/** A compiled node. Takes the context value, the variables and the frame of the run. */
export type JsonataClosure = (input: JsonataValue, environment: Environment, frame: Frame) => JsonataValue;
