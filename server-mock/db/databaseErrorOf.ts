import { DatabaseError } from './DatabaseError.ts';

/** Error fields that both drivers provide. */
export interface DriverError {
  readonly message: string;
  /** SQLSTATE, or Node's code of a connection error (`ECONNREFUSED`). */
  readonly code?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly constraint?: string | undefined;
}

type Kind = DatabaseError['kind'];

/** Kind by SQLSTATE. Other states fall back to their class (first two characters), then to `other`. */
const kindByState: Readonly<Record<string, Kind>> = {
  '23505': 'unique',
  '23503': 'foreignKey',
  '23502': 'notNull',
  '23514': 'invalid',
  '22001': 'tooLong',
  '22003': 'outOfRange',
  '22008': 'outOfRange',
  '57014': 'timeout',
  '55P03': 'timeout',
  '25P03': 'timeout',
  '40001': 'serialization',
  '40P01': 'serialization',
  '57P01': 'gone',
  '57P02': 'gone',
  '57P03': 'gone',
  '53300': 'gone',
};

const kindByClass: Readonly<Record<string, Kind>> = { '08': 'gone', '22': 'invalid' };

/** Node's connection errors have a system code instead of a SQLSTATE; they become `08006` (connection failure). */
const systemCode = /^E[A-Z]/;
const connectionLost =
  /connection (terminated|ended|closed)|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error/i;

/** Converts a driver error to a {@link DatabaseError}. Returns any other error (a bug) unchanged. */
export function databaseErrorOf(cause: unknown): unknown {
  if (cause instanceof DatabaseError || !isDriverError(cause)) return cause;
  const code = cause.code ?? '';
  const state = systemCode.test(code) || connectionLost.test(cause.message) ? '08006' : code;
  if (!/^[0-9A-Z]{5}$/.test(state)) return cause;
  const kind = kindByState[state] ?? kindByClass[state.slice(0, 2)] ?? 'other';
  return new DatabaseError(
    kind,
    state,
    {
      ...(cause.table === undefined ? {} : { table: cause.table }),
      ...(cause.column === undefined ? {} : { column: cause.column }),
      ...(cause.constraint === undefined ? {} : { constraint: cause.constraint }),
    },
    { cause },
  );
}

function isDriverError(value: unknown): value is DriverError {
  return typeof value === 'object' && value !== null && typeof (value as DriverError).message === 'string';
}
