import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { wholeOf } from '../NamedTable.ts';
import { onTable, sqlAuthor } from '../Right.ts';
import type { ParameterAnswer, SqlCheckBody, SqlSwitch } from './ParameterAnswer.ts';

/** SQL parameters of form designs. */
export const sqlParameterEndpoints = {
  /** Answers the rows of the SQL text. */
  execute: endpoint<readonly Readonly<Record<string, unknown>>[]>()(
    'POST',
    '/api/FormDesignOptions/executeSql',
    onTable('Search'),
    keysAt('rows', 'body.id'),
  ),
  list: endpoint<readonly ParameterAnswer[]>()(
    'GET',
    '/api/FormDesignOptions/getSqlParams',
    onTable('Search'),
    wholeOf('query.titleEnName'),
  ),
  check: endpoint<null, SqlCheckBody>()(
    'POST',
    '/api/FormDesignOptions/checkSql',
    sqlAuthor,
    wholeOf('body.TitleEnName'),
  ),
  switch: endpoint<SqlSwitch, SqlSwitch>()('POST', '/api/FormDesignOptions/switchSql', sqlAuthor),
} as const;
