import type { ExcelFunction } from '../ExcelFunction.ts';
import { allocation } from './allocation.ts';
import { amountText } from './amountText.ts';
import { formalNumber, numberString, plainNumber } from './numberString.ts';

export const chinese: readonly ExcelFunction[] = [
  amountText,
  numberString,
  plainNumber,
  formalNumber,
  allocation,
];
