import type { Data, Scope } from '../../expressions/index.ts';
import type { Document } from './DocumentTable.ts';
import type { Row } from './Row.ts';

/** The name under which expressions of a detail row read the header. */
export const mainName = '$main';

/** What expressions of a record read: its own fields only, so `constructor` and `__proto__` are not there. */
export function recordScope(record: Row): Scope {
  return { read: (name) => own(record, name) };
}

/** What expressions of a header read: its fields, and each detail's rows under the detail table's name. */
export function headerScope({ main, details }: Document): Scope {
  return { read: (name) => own(main, name) ?? (Object.hasOwn(details, name) ? details[name] : undefined) };
}

/** What expressions of a detail row read: its fields, and the header as `$main`. */
export function detailScope(row: Row, main: Row): Scope {
  return { read: (name) => (name === mainName ? main : own(row, name)) };
}

function own(record: Row, name: string): Data | undefined {
  return name !== '__proto__' && Object.hasOwn(record, name) ? record[name] : undefined;
}
