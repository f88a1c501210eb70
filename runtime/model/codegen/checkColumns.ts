import { schemaIssue, unknownName } from '../check/schemaIssue.ts';
import type { MessageKey } from '../messages/index.ts';
import type { Issue } from '../schema/Issue.ts';
import { columnKindOf, columnKinds } from './columnKinds.ts';
import { columnPlace } from './columnPlace.ts';
import { chosenTypes, editTypes, hasChoices, kindOf, listLooks, searchTypes } from './fieldType.ts';
import type { EntryWorld } from './Generated.ts';
import { isName } from './isName.ts';
import { keyColumnTypes, linkedTable } from './linkedTable.ts';
import type { EntryColumn } from './TableEntry.ts';

const columnTypeNames = columnKinds.flatMap(({ names }) => names);

function* checkColumn(
  column: EntryColumn,
  at: number,
  world: Pick<EntryWorld, 'dictionaries' | 'tables'>,
): Generator<Issue> {
  const { dictionaries } = world;
  const { columnName, columnCnName, columnType, editType, searchType, dropNo, isImage, colSize = 0 } = column;
  const say = (rule: MessageKey, field: string, params: Issue['params'] = {}): Issue =>
    schemaIssue(rule, columnPlace(at, field), { name: columnCnName || columnName, ...params });
  if (columnName === '') yield say('codegen.noColumnName', 'ColumnName');
  else if (!isName(columnName)) yield say('codegen.badColumn', 'ColumnName', { name: columnName });
  if (columnKindOf(columnType) === undefined)
    yield unknownName('codegen.unknownType', columnPlace(at, 'ColumnType'), columnType, columnTypeNames);
  if (editType !== '' && !editTypes.some((type) => type === editType))
    yield unknownName('codegen.unknownType', columnPlace(at, 'EditType'), editType, editTypes);
  if (searchType !== '' && !searchTypes.includes(searchType))
    yield unknownName('codegen.unknownType', columnPlace(at, 'SearchType'), searchType, searchTypes);
  if (isImage !== undefined && isImage !== 0 && listLooks[isImage] === undefined)
    yield unknownName(
      'codegen.unknownType',
      columnPlace(at, 'IsImage'),
      String(isImage),
      Object.keys(listLooks),
    );
  if (colSize < 0 || colSize > 12) yield say('schema.colSize', 'ColSize', { value: colSize });
  if (chosenTypes.has(editType) && !hasChoices(column)) yield say('codegen.noChoices', 'DropNo');
  if (column.scale && columnKindOf(columnType) !== undefined && kindOf(column).columnType !== 'decimal')
    yield say('codegen.noDigits', 'Scale', { scale: column.scale });
  const linked = linkedTable(column, world);
  if (linked) {
    const { cnName, keyType = 'identity' } = linked;
    if (!keyColumnTypes[keyType].includes(kindOf(column).columnType))
      yield say('codegen.linkType', 'ColumnType', {
        table: cnName,
        types: keyColumnTypes[keyType].join(' / '),
      });
  } else if (dropNo !== '' && column.options === undefined && !dictionaries.has(dropNo))
    yield unknownName('schema.unknownDictionary', columnPlace(at, 'DropNo'), dropNo, dictionaries.keys());
}

/** What is wrong with the columns of an entry, each at its row. */
export function* checkColumns(
  columns: readonly EntryColumn[],
  world: Pick<EntryWorld, 'dictionaries' | 'tables'>,
): Generator<Issue> {
  const seen = new Map<string, string>();
  for (const [at, column] of columns.entries()) {
    yield* checkColumn(column, at, world);
    const { columnName } = column;
    const other = seen.get(columnName.toLowerCase());
    if (other !== undefined)
      yield schemaIssue('codegen.columnTwice', columnPlace(at, 'ColumnName'), { name: columnName, other });
    seen.set(columnName.toLowerCase(), columnName);
  }
}
