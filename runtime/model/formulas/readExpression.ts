import { type FieldName, parseJsonLogic, type Result, type Tree } from '../../../expressions/index.ts';
import { pluginFunctions } from '../fields/plugin/pluginFunctions.ts';
import type { Condition, Formula } from '../schema/Condition.ts';
import { formulaLanguage } from './formulaLanguages.ts';
import { isTree } from './isTree.ts';
import { formulaMethodTree, isFormulaEntry } from './methods/readFormulaEntry.ts';

/** Parses a condition from JSON Logic; a ready tree (from `translate` or groups) passes unchanged. */
export function readCondition(condition: Condition): Result<Tree> {
  return isTree(condition) ? { ok: true, value: condition } : parseJsonLogic(condition, pluginFunctions());
}

/** True when the formula names fields: a text or an entry of the form designer. */
export function namesFields(formula: Formula): boolean {
  return typeof formula === 'string' || isFormulaEntry(formula);
}

/**
 * Parses a written condition or formula to a tree. Refuses a tree: one in schema data is unchecked.
 * `fields`: names that a text may use, by code or title; any other name is the error `unknown-field`. Error
 * `no-language`: its grammar is not registered.
 */
export function readFormula(formula: Formula, fields: readonly FieldName[]): Result<Tree> {
  if (typeof formula !== 'string')
    return isFormulaEntry(formula)
      ? formulaMethodTree(formula, fields)
      : parseJsonLogic(formula, pluginFunctions());
  const name = formula.startsWith('=') ? 'excel' : 'jsonata';
  const language = formulaLanguage(name);
  if (language === undefined)
    return { ok: false, error: { code: 'no-language', message: `No grammar is known for ${name}.` } };
  return language.parse(formula, { fields, functions: pluginFunctions() });
}
