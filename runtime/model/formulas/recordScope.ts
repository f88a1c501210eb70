import { type Data, type DataObject, fieldsOf, type Scope } from '../../../expressions/index.ts';
import type { Document } from '../fields/resolve/DocumentTable.ts';
import type { Row } from '../schema/Row.ts';

/** The name under which expressions of a detail row read the header. */
export const mainName = '$main';

/** What expressions of a record read: its own fields only, so `constructor` and `__proto__` are not there. */
export function recordScope(record: Row): Scope {
  return fieldsOf(record as DataObject);
}

/** What expressions of a header read: its fields, and each detail's rows under the detail table's name. */
export function headerScope({ main, details }: Document): Scope {
  return fieldsOf(main as DataObject, details as DataObject);
}

/** What expressions of a detail row read: its fields, and the header as `$main`. */
export function detailScope(row: Row, main: Row): Scope {
  const fields = fieldsOf(row as DataObject, { [mainName]: main as DataObject });
  if (!Object.hasOwn(row, mainName)) return fields;
  // A row that brings its own `$main` must not stand in for the header.
  return { read: (name) => (name === mainName ? (main as Data) : fields.read(name)) };
}
