import type { Issue } from '../schema/Issue.ts';
import { rowOfPlace } from './columnPlace.ts';
import type { TableEntry } from './TableEntry.ts';

/** Name of the table of an entry whose own name cannot be one. */
const standIn = 'Preview_Table';

/**
 * The entry without its parts that have errors, to show what it would become so far. The key column stays, or a made-up one
 * stands for it. Nothing of it is stored.
 */
export const withoutBroken = (entry: TableEntry, issues: readonly Issue[]): TableEntry => {
  const errors = issues.filter(({ severity }) => severity === 'error').map(({ path }) => path);
  const rows = new Set(errors.map(rowOfPlace));
  const isBroken = (field: string): boolean => errors.includes(field);
  const kept = entry.columns.filter((_, at) => !rows.has(at));
  const key = kept.find(({ isKey }) => isKey);
  const columns = [
    ...(key === undefined
      ? [
          {
            columnName: 'Preview_Id',
            columnCnName: 'Id',
            columnType: 'int',
            isKey: true,
            editType: '',
            searchType: '',
            dropNo: '',
          },
        ]
      : []),
    ...kept,
  ];
  const names = new Set(columns.map(({ columnName }) => columnName));
  const named = isBroken('TableName') || isBroken('TableTrueName') || entry.tableName === '';
  return {
    ...entry,
    ...(named && { tableName: standIn, tableTrueName: '' }),
    columnCNName: entry.columnCNName || standIn,
    expressField: names.has(entry.expressField) ? entry.expressField : '',
    sortName: isBroken('SortName') ? '' : entry.sortName,
    detailName: isBroken('DetailName') ? '' : entry.detailName,
    mixins: isBroken('Mixins') ? [] : entry.mixins,
    columns,
  };
};
