import { explainRecorded } from '../explain/explainRecorded.ts';
import type { Language } from '../Language.ts';
import { compileFormula } from './compile/compileFormula.ts';
import { inferFormula } from './infer/inferFormula.ts';
import { parse } from './parse.ts';
import { recordExcel } from './recordExcel.ts';

/** Excel's formula language over the functions that are known. */
export const excelLanguage: Language = {
  name: 'excel',
  parse,
  compile: (formula, context) => compileFormula(formula, context),
  infer: inferFormula,
  explain: (formula, scope, options) => explainRecorded(formula, scope, options, excelLanguage, recordExcel),
};
