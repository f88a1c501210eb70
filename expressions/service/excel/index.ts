import { excel } from '../../excel/index.ts';
import type { LanguageTools } from '../LanguageTools.ts';
import { excelFields } from './excelFields.ts';
import { excelFunctions, excelFunctionsByName } from './excelFunctions.ts';
import { excelConstants, excelOperators } from './excelSigns.ts';
import { excelWords } from './excelWords.ts';
import { renameInExcel } from './renameInExcel.ts';

/** The editor's side of Excel formulas. */
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
  // The parser itself knows every name.
  mistakes: () => [],
  rename: renameInExcel,
};
