import type { Frame } from '../../../evaluate/Frame.ts';
import { type ExcelError, errors } from '../../values/ExcelError.ts';

/** Maximum length of a text in a cell. */
const LONGEST = 32_767;

/** Builds a text of known length, after charging for it. #VALUE! beyond 32,767 characters. */
export function built(frame: Frame, length: number, build: () => string): string | ExcelError {
  if (!(length <= LONGEST)) return errors.value;
  frame.allocateText(length);
  return build();
}
