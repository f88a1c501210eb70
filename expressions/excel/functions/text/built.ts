import type { Frame } from '../../../evaluate/Frame.ts';
import { type ExcelError, errors } from '../../values/ExcelError.ts';

/** Longest text a cell holds. */
const LONGEST = 32_767;

/** Builds a text of known length: #VALUE! beyond 32,767 characters; what it takes is paid for first. */
export function built(frame: Frame, length: number, build: () => string): string | ExcelError {
  if (!(length <= LONGEST)) return errors.value;
  frame.allocateText(length);
  return build();
}
