import type { CompileOptions, ValueType } from '../../../expressions/index.ts';
import { scaleOf } from '../fields/columnTypes/decimal.ts';
import { columnTypes } from '../fields/columnTypes/index.ts';
import { isStored, type ResolvedField, type ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { mainName } from './recordScope.ts';

/** The tables whose fields an expression of one table reads besides its own. */
interface TablesAround {
  /** Its details, if it is a header. */
  readonly details: readonly ResolvedTable[];
  /** The headers it belongs to, if it is a detail. */
  readonly mains: readonly ResolvedTable[];
}

/** What expressions of a table are checked and compiled with. */
export type FieldTypes = Required<Pick<CompileOptions, 'typeOf' | 'scaleOf'>>;

/**
 * Types and digits after the point of what expressions of a table read: its own columns, those of its details
 * (`OrderList.Qty`; `OrderList` is a list), and in a detail the header's (`$main.Rate`). Undefined: there is no such column.
 * One text for the schema check, the browser and the server.
 */
export function fieldTypes(table: ResolvedTable, { details, mains }: TablesAround): FieldTypes {
  const owners = (path: string): readonly (ResolvedField | undefined)[] => {
    const dot = path.indexOf('.');
    if (dot < 0) return [table.byName.get(path)];
    const [owner, column] = [path.slice(0, dot), path.slice(dot + 1)];
    const tables = owner === mainName ? mains : details.filter((detail) => detail.table === owner);
    return tables.map((one) => one.byName.get(column));
  };
  return {
    typeOf: (path) => {
      if (path === mainName) return mains.length > 0 ? 'any' : undefined;
      if (details.some((detail) => detail.table === path)) return 'list';
      const types = owners(path).map(typeOfColumn);
      // A detail of several headers may only read what all of them have.
      return types.includes(undefined) ? undefined : alike(types, 'any');
    },
    scaleOf: (path) => alike(owners(path).map(scaleOfColumn), undefined),
  };
}

function alike<T>([first, ...others]: readonly T[], otherwise: T): T | undefined {
  return others.every((other) => other === first) ? first : otherwise;
}

function typeOfColumn(field: ResolvedField | undefined): ValueType | undefined {
  if (!field || !isStored(field)) return undefined;
  // Comma-joined keys are stored as text and compared as a list, so they have no one type.
  return field.kind.isMultiple(field) ? 'any' : columnTypes[field.columnType].valueType;
}

function scaleOfColumn(field: ResolvedField | undefined): number | undefined {
  if (typeOfColumn(field) !== 'number' || field === undefined) return undefined;
  return field.columnType === 'decimal' ? scaleOf(field) : 0;
}
