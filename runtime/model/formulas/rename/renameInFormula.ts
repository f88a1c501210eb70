import type { Data, FieldName } from '../../../../expressions/index.ts';
import { excelTools } from '../../../../expressions/service/excel/index.ts';
import { type Renaming, rename, renameInJsonLogic } from '../../../../expressions/service/index.ts';
import { jsonataTools } from '../../../../expressions/service/jsonata/index.ts';
import type { Formula } from '../../schema/Condition.ts';
import { isTree } from '../isTree.ts';
import { isFormulaEntry } from '../methods/readFormulaEntry.ts';
import { renameInEntry } from './renameInEntry.ts';

/**
 * The source of a formula or condition, of whatever kind, with a field's new code and title: an Excel text, a JSONata text, an
 * entry of the form designer (also its JSON text), or JSON Logic. `fields`: those from before. The very same value when nothing
 * in it means the field; a tree is no source and stays.
 */
export function renameInFormula(formula: Formula, renaming: Renaming, fields: readonly FieldName[]): Formula {
  if (isTree(formula)) return formula;
  if (isFormulaEntry(formula)) return entry(formula, renaming, fields);
  if (typeof formula !== 'string') return renameInJsonLogic(formula as Data, renaming).value as Formula;
  return rename(formula.startsWith('=') ? excelTools : jsonataTools, formula, renaming, { fields }).text;
}

function entry(formula: Formula, renaming: Renaming, fields: readonly FieldName[]): Formula {
  // isFormulaEntry has read it as an object.
  const raw = (typeof formula === 'string' ? JSON.parse(formula) : formula) as Readonly<
    Record<string, unknown>
  >;
  const renamed = renameInEntry(raw, renaming, fields);
  if (renamed === raw) return formula;
  return typeof formula === 'string' ? JSON.stringify(renamed) : (renamed as Formula);
}
