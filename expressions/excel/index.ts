import type { Language } from '../Language.ts';
import { excelLanguage } from './excelLanguage.ts';
import type { ExcelFunction } from './functions/ExcelFunction.ts';
import { allFunctions } from './functions/functions.ts';
import { addFunctions } from './functions/knownFunctions.ts';

const knowing = (known: readonly ExcelFunction[]): Language => {
  addFunctions(known);
  return excelLanguage;
};

/** Excel's formula language with all its functions. */
export const excel: Language = knowing(allFunctions);
