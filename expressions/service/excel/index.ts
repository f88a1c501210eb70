import { excel } from '../../excel/index.ts';
import type { LanguageTools } from '../LanguageTools.ts';
import { excelFields } from './excelFields.ts';
import { excelFunctions, excelFunctionsByName } from './excelFunctions.ts';
import { excelConstants, excelOperators } from './excelSigns.ts';
import { excelWords } from './excelWords.ts';
import { renameInExcel } from './renameInExcel.ts';

/** Editor support for Excel formulas. */
export const excelTools: LanguageTools = {
  language: excel,
  functions: excelFunctions,
  operators: excelOperators,
  constants: excelConstants,
  words: excelWords,
  functionOf: ({ type, value }) =>
    type === 'name' ? excelFunctionsByName.get(value.toUpperCase()) : undefined,
  fieldsAt: (_words, _index, fields) => excelFields(fields),
  variables: () => [],
  // The parser itself reports unknown names.
  mistakes: () => [],
  rename: renameInExcel,
};
