import type { Renderer } from '../../../runtime/Renderer.ts';
import { amountInWords } from './amountInWords.ts';
import { confirmRemove } from './confirmRemove.ts';
import { digitsOnly } from './digitsOnly.ts';
import { excelTemplateSample } from './excelTemplateSample.ts';
import { quartzTimesBelow } from './quartzTimesBelow.ts';
import { upperCase } from './upperCase.ts';

/**
 * Extras that a field can name besides its type: links and content below it, key-press handlers, file hooks.
 */
export const fieldExtras: readonly Renderer[] = [
  amountInWords,
  quartzTimesBelow,
  excelTemplateSample,
  digitsOnly,
  upperCase,
  confirmRemove,
];
