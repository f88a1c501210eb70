import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { isObject, type Json, type JsonObject } from '../../runtime/model/schema/Json.ts';
import { parseJson } from '../../runtime/wire/parseJson.ts';
import type { Identity } from '../db/copy/identities.ts';
import { sqlTypeOf } from '../db/migration/SqlType.ts';
import type { BackupHeader, BackupSums, TableSums } from './BackupHeader.ts';

/** Names what is wrong in `backup.json` or `sums.json`. */
export class UnusableEntry extends Error {}

/** Types of columns that our tables have. Others would be SQL from the file. */
const types: ReadonlySet<string> = new Set([
  ...[
    'text',
    'character varying',
    'character',
    'smallint',
    'integer',
    'bigint',
    'numeric',
    'boolean',
    'uuid',
  ],
  ...['real', 'double precision', 'date', 'time without time zone', 'timestamp without time zone'],
  ...['timestamp with time zone', 'json', 'jsonb', 'bytea'],
]);
const literal = /^(?:-?\d+(?:\.\d+)?|true|false|'[^'\\]*'(?:::[a-z ]+)?)$/;
const longestName = 63;

const need = <T>(value: T | undefined | false, what: string): T => {
  if (value === undefined || value === false) throw new UnusableEntry(what);
  return value;
};
const textIn = (from: JsonObject, name: string, shape = /^[^\0]{0,500}$/): string => {
  const value = from[name];
  return need(typeof value === 'string' && shape.test(value) && value, name);
};
const listIn = (from: JsonObject, name: string): readonly Json[] => {
  const value = from[name];
  return need(Array.isArray(value) && value, name);
};
const objectOf = (value: Json | undefined, what: string): JsonObject => need(isObject(value) && value, what);
const numberIn = (from: JsonObject, name: string): number => {
  const value = from[name];
  return need(typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && { value }, name)
    .value;
};
const flagIn = (from: JsonObject, name: string): boolean => {
  const value = from[name];
  return need(typeof value === 'boolean' && { value }, name).value;
};
const nameIn = (from: JsonObject, name: string): string => {
  const value = textIn(from, name);
  return need(value !== '' && Buffer.byteLength(value) <= longestName && value, name);
};
const textsIn = (from: JsonObject, name: string): readonly string[] =>
  listIn(from, name).map((one) => need(typeof one === 'string' && one !== '' && one, name));

const objectIn = (content: Uint8Array, what: string): JsonObject => {
  const read = parseJson(Buffer.from(content).toString('utf8'));
  return objectOf(read.ok ? read.value : undefined, what);
};

/** Whether the entry says that it is the header of a backup, whatever its version. */
export const isHeader = (content: Uint8Array): boolean => {
  const read = parseJson(Buffer.from(content).toString('utf8'));
  return read.ok && isObject(read.value) && read.value.format === 'jig-backup';
};

/** Format and product that wrote a backup: readable in every version. Throws {@link UnusableEntry}. */
export const readVersions = (content: Uint8Array): { readonly version: number; readonly product: string } => {
  const header = objectIn(content, 'backup.json');
  return { version: numberIn(header, 'version'), product: textIn(header, 'product', /^\d+\.\d+\.\d+/) };
};

/** Reads `backup.json`. Throws {@link UnusableEntry}. */
export const readHeader = (content: Uint8Array): BackupHeader => {
  const header = objectIn(content, 'backup.json');
  const database = textIn(header, 'database');
  const tables = listIn(header, 'tables').map((table) => readTable(objectOf(table, 'tables')));
  need(new Set(tables.map(({ table }) => table)).size === tables.length && tables, 'tables');
  return {
    format: 'jig-backup',
    ...readVersions(content),
    madeAt: textIn(header, 'madeAt', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    timeZone: textIn(header, 'timeZone'),
    database: need(database === 'pglite' || database === 'postgres' ? database : undefined, 'database'),
    databaseVersion: textIn(header, 'databaseVersion'),
    hasSecrets: flagIn(header, 'hasSecrets'),
    tables,
    others: textsIn(header, 'others'),
  };
};

function readTable(from: JsonObject): TableDdl {
  const table = nameIn(from, 'table');
  const columns = listIn(from, 'columns').map((one): TableDdl['columns'][number] => {
    const column = objectOf(one, `${table}.columns`);
    const sqlType = textIn(
      column,
      'sqlType',
      /^[a-z][a-z0-9 ]{0,40}(?:\(\d{1,9}(?:,\d{1,4})?\)[a-z ]{0,30})?$/,
    );
    need(types.has(sqlTypeOf(sqlType).name) && table, `${table}.sqlType`);
    return {
      name: nameIn(column, 'name'),
      sqlType,
      notNull: flagIn(column, 'notNull'),
      identity: flagIn(column, 'identity'),
      ...(column.default !== undefined && { default: textIn(column, 'default', literal) }),
    };
  });
  const known = new Set(columns.map(({ name }) => name));
  const fieldsIn = (of: JsonObject, name: string): readonly string[] => {
    const fields = textsIn(of, name);
    return need(fields.every((field) => known.has(field)) && fields, `${table}.${name}`);
  };
  const [key] = fieldsIn(from, 'primaryKey');
  const indexes = listIn(from, 'indexes').map((one) => {
    const index = objectOf(one, `${table}.indexes`);
    return {
      name: nameIn(index, 'name'),
      fields: fieldsIn(index, 'fields'),
      unique: flagIn(index, 'unique'),
      ...(index.lowered !== undefined && { lowered: fieldsIn(index, 'lowered') }),
    };
  });
  return { table, columns, primaryKey: [need(key, `${table}.primaryKey`)], indexes };
}

const hashShape = /^[0-9a-f]{64}$/;

/** Reads `sums.json`. Throws {@link UnusableEntry}. */
export const readSums = (content: Uint8Array): BackupSums => {
  const from = objectIn(content, 'sums.json');
  const tables = Object.entries(objectOf(from.tables, 'tables')).map(([name, value]): [string, TableSums] => {
    const sums = objectOf(value, name);
    return [
      name,
      {
        rows: numberIn(sums, 'rows'),
        bytes: numberIn(sums, 'bytes'),
        sha256: textIn(sums, 'sha256', hashShape),
      },
    ];
  });
  const files = objectOf(from.files, 'files');
  const identities = listIn(from, 'identities').map((one): Identity => {
    const identity = objectOf(one, 'identities');
    return {
      table: nameIn(identity, 'table'),
      column: nameIn(identity, 'column'),
      value: textIn(identity, 'value', /^-?\d{1,19}$/),
      isCalled: flagIn(identity, 'isCalled'),
    };
  });
  return {
    tables: Object.fromEntries(tables),
    identities,
    files: {
      count: numberIn(files, 'count'),
      bytes: numberIn(files, 'bytes'),
      missing: textsIn(files, 'missing'),
      changed: listIn(files, 'changed').map((one) => {
        const changed = objectOf(one, 'changed');
        return { id: textIn(changed, 'id'), sha256: textIn(changed, 'sha256', hashShape) };
      }),
    },
  };
};
