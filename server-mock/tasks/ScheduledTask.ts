import type { Row } from '../../runtime/model/schema/Row.ts';

/** A row of Sys_QuartzOptions as a run reads it. */
export interface ScheduledTask {
  readonly id: number;
  readonly name: string;
  readonly cron: string;
  readonly method: 'GET' | 'POST';
  readonly address: string;
  /** JSON text; empty: none. */
  readonly body: string;
  /** A header for other hosts, its value sealed (`taskSecret`); undefined: none. */
  readonly header: readonly [name: string, sealed: string] | undefined;
  readonly seconds: number;
  /** Account whose rights a call of this server has. */
  readonly runAs: number;
}

const textOf = (row: Row, field: string): string => String(row[field] ?? '').trim();

/** Reads a stored row. A missing time limit is three minutes, as in the product this replaces. */
export const readTask = (row: Row): ScheduledTask => {
  const name = textOf(row, 'AuthKey');
  return {
    id: Number(row.Id),
    name: textOf(row, 'TaskName'),
    cron: textOf(row, 'CronExpression'),
    method: textOf(row, 'Method') === 'get' ? 'GET' : 'POST',
    address: textOf(row, 'ApiUrl'),
    body: textOf(row, 'PostData'),
    header: name === '' ? undefined : [name, textOf(row, 'AuthValue')],
    seconds: Number(row.TimeOut ?? 180),
    runAs: Number(row.RunAs ?? row.CreateID ?? 0),
  };
};
