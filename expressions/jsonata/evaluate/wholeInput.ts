import type { Frame } from '../../evaluate/Frame.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { foreign } from './lookup.ts';

/** The whole input, `$$`. Refused as `no-input` when a scope only supports names. */
export function wholeInput(frame: Frame): JsonataValue {
  if (frame.scope.whole === undefined)
    throw frame.refuse('no-input', 'Only single fields can be read here, not the whole record.');
  return foreign(frame.scope.whole());
}
