import { type Hook, outsideOf, veto } from '../context/Hook.ts';
import { checkDesign } from '../sqlParameters/checkDesign.ts';
import { designTable } from '../sqlParameters/designs.ts';
import { mayWriteSql } from '../sqlParameters/mayWrite.ts';
import { isSwitchedOn } from '../sqlParameters/sqlSwitch.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * FormDesignOptions: SQL texts are written by user 1 alone, while SQL parameters are switched on, and only when they may
 * run. The page a design belongs to decides who may run them, so with texts in it that is user 1's to change too.
 */
export const sqlParameters: Hook = async (input) => {
  const { call, moment, table, stored, values } = input;
  if (table.table !== designTable || (moment !== 'addBefore' && moment !== 'updateBefore')) return [];
  const before = text(stored?.SqlParams);
  const after = values.SqlParams === undefined ? before : text(values.SqlParams);
  const pageBefore = text(stored?.TitleEnName);
  const page = values.TitleEnName === undefined ? pageBefore : text(values.TitleEnName);
  if (after === before && (after === '' || page === pageBefore)) return [];
  if (!mayWriteSql(call.user)) return veto('SqlParams', 'sqlParameter.onlyAdmin');
  if (after === '') return [];
  if (!(await isSwitchedOn(input.db))) return veto('SqlParams', 'sqlParameter.off');
  return checkDesign(outsideOf(input), after, page);
};
