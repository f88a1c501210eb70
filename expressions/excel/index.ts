import type { Language } from '../Language.ts';
import { compileFormula } from './compile/compileFormula.ts';
import { explainExcel } from './explainExcel.ts';
import { inferFormula } from './infer/inferFormula.ts';
import { parse } from './parse.ts';

/** Excel's formula language. */
export const excel: Language = {
  name: 'excel',
  parse,
  compile: (formula, context) => compileFormula(formula, context),
  infer: inferFormula,
  explain: (formula, scope, options) => explainExcel(formula, scope, options, excel),
};
