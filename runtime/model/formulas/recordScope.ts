import { type Data, type DataObject, fieldsOf, type Scope } from '../../../expressions/index.ts';
import type { Document } from '../fields/resolve/DocumentTable.ts';
import type { Row } from '../schema/Row.ts';

/** Name by which expressions of a detail row read the header. */
export const mainName = '$main';

const ofHeader = `${mainName}.`;

/** The header's field that a name of a detail row stands for (`$main.Currency`: `Currency`); undefined: a field of the row. */
export function headerField(name: string): string | undefined {
  return name.startsWith(ofHeader) ? name.slice(ofHeader.length) : undefined;
}

/** Scope of one record. Reads own fields only, so `constructor` and `__proto__` do not exist. */
export function recordScope(record: Row): Scope {
  return fieldsOf(record as DataObject);
}

/** Scope of a header: its fields, and the rows of each detail by table name. */
export function headerScope({ main, details }: Document): Scope {
  return fieldsOf(main as DataObject, details as DataObject);
}

/** Scope of a detail row: its fields, and the header as `$main`. */
export function detailScope(row: Row, main: Row): Scope {
  const fields = fieldsOf(row as DataObject, { [mainName]: main as DataObject });
  if (!Object.hasOwn(row, mainName)) return fields;
  // A field named `$main` in the row must not replace the header.
  return { read: (name) => (name === mainName ? (main as Data) : fields.read(name)) };
}
