import type { ColumnTypeName } from '../../runtime/model/schema/FieldSchema.ts';
import { limits } from './limits.ts';

/** Type of a value that a browser may send for a `$n`. */
interface ParameterKind {
  /** SQL type of the parameter. */
  readonly sqlType: string;
  /** Validates a value; undefined: not of this type. Empty values are handled before. */
  read(value: string): string | undefined;
}

const matching =
  (shape: RegExp) =>
  (value: string): string | undefined =>
    shape.test(value) ? value : undefined;

const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const moment = new RegExp(`^${day}(?:[ T](?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?)?$`);

/** Types of parameters. Invalid values never reach the database. */
export const parameterTypes = {
  text: {
    sqlType: 'text',
    read: (value) => (value.length <= limits.value && !value.includes('\0') ? value : undefined),
  },
  number: { sqlType: 'numeric', read: matching(/^-?\d{1,30}(?:\.\d{1,30})?$/) },
  /** bigint, not numeric: with numeric PostgreSQL could not use the index of an integer column. */
  integer: { sqlType: 'bigint', read: matching(/^-?\d{1,18}$/) },
  guid: { sqlType: 'uuid', read: matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i) },
  date: {
    sqlType: 'date',
    read: (value) => (moment.test(value) ? value.slice(0, 10) : undefined),
  },
  datetime: { sqlType: 'timestamp', read: matching(moment) },
  boolean: { sqlType: 'boolean', read: matching(/^(?:true|false|0|1)$/) },
} satisfies Readonly<Record<string, ParameterKind>>;

export type ParameterType = keyof typeof parameterTypes;

/** Parameter type of a table field. */
export const parameterTypeOf: Readonly<Record<ColumnTypeName, ParameterType>> = {
  int: 'integer',
  long: 'integer',
  byte: 'integer',
  sbyte: 'integer',
  decimal: 'number',
  string: 'text',
  guid: 'guid',
  bool: 'boolean',
  date: 'date',
  datetime: 'datetime',
};
