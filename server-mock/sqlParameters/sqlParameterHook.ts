import { type Hook, outsideOf, veto } from '../context/Hook.ts';
import { checkDesign } from './checkDesign.ts';
import { designTable } from './designs.ts';
import { mayWriteSql } from './mayWrite.ts';
import { isSwitchedOn } from './sqlSwitch.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * FormDesignOptions: only user 1 may write SQL texts, only while SQL parameters are enabled, and only valid ones.
 * The page of a design decides who may run its texts, so only user 1 may change the page of a design with texts.
 */
export const sqlParameterHook: Hook = async (input) => {
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
