import type { Renderer } from '../../../runtime/Renderer.ts';
import { amountInWords } from './amountInWords.ts';
import { confirmRemove } from './confirmRemove.ts';
import { digitsOnly } from './digitsOnly.ts';
import { upperCase } from './upperCase.ts';

/** What a field may name besides its kind: links below it, what stands below it, key-press handlers, what runs around files. */
export const fieldExtras: readonly Renderer[] = [amountInWords, digitsOnly, upperCase, confirmRemove];
