import type { Tree } from '../../../../expressions/index.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { ConditionEntry } from '../ConditionGroup.ts';
import { groupsToTree } from '../groupsToTree.ts';
import { readEntry } from '../readEntry.ts';
import type { Ignored } from './Clause.ts';
import type { QueryRules } from './QueryRules.ts';
import { ignore } from './readClause.ts';

type Raw = Readonly<Record<string, unknown>>;

/** A filter's conditions on detail rows: entries in their one form, and what of them cannot be used. */
export interface ReadRows {
  readonly entries: readonly ConditionEntry[];
  readonly ignored: readonly Ignored[];
}

/** Whether a filter's condition speaks of the rows of a detail. */
export function isOfRows({ tableName, field }: Raw, main: string): boolean {
  const [table = ''] = typeof field === 'string' && field.includes('.') ? field.split('.', 1) : [tableName];
  return (
    typeof table === 'string' && table.trim() !== '' && table.trim().toLowerCase() !== main.toLowerCase()
  );
}

/** Reads one of them: a table, field, operator or value that cannot be used is said, and so is what may not be read. */
export function readRowsEntry(raw: Raw, doc: DocumentTable, { readableRows }: QueryRules): ReadRows {
  const name = [raw.tableName, raw.field].filter((part) => typeof part === 'string' && part !== '').join('.');
  const read = readEntry(raw, doc, undefined, '');
  if ('issue' in read) {
    const { rule } = read.issue;
    // An empty value asks for nothing, as in every other filter; `in` a list of nothing never holds.
    if (rule === 'condition.valueMissing')
      return { entries: raw.filterType === 'in' ? [neverHolds] : [], ignored: [] };
    const isOperator = rule === 'condition.unknownOperator';
    const value = isOperator ? raw.filterType : rule === 'condition.unknownRows' ? raw.rows : raw.value;
    return { entries: [], ignored: [ignore(name, value, reasons[rule] ?? 'query.invalidValue').ignored] };
  }
  const { tableName = '', field } = read.entry;
  if (readableRows?.get(tableName)?.has(field) === false)
    return { entries: [], ignored: [ignore(name, raw.value, 'query.forbiddenField').ignored] };
  return { entries: [read.entry], ignored: [] };
}

/** An entry without an operator: `groupsToTree` makes it never hold. */
const neverHolds: ConditionEntry = { field: '', filterType: '' };

/** The entries of one group as a condition: in an and-group one same row fulfils all of a detail, in an or-group any row one. */
export function rowsTree(type: 'and' | 'or', entries: readonly ConditionEntry[], doc: DocumentTable): Tree {
  return groupsToTree([{ tjzType: type, tjOptions: entries }], doc);
}

const reasons: Readonly<Record<string, string>> = {
  'condition.unknownTable': 'query.unknownField',
  'condition.unknownField': 'query.unknownField',
  'condition.unknownOperator': 'query.unknownOperator',
  'condition.misfit': 'query.unknownOperator',
  'condition.unknownRows': 'query.unknownRows',
};
