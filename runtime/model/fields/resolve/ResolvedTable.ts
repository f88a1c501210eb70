import type { Condition } from '../../schema/Condition.ts';
import type { EffectSchema } from '../../schema/EffectSchema.ts';
import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { LinkSchema } from '../../schema/LinkSchema.ts';
import type {
  DerivedFrom,
  DetailSchema,
  FormLook,
  GridLook,
  IndexSchema,
  Lock,
  OwnRows,
  Progress,
  TableSchema,
  Transition,
} from '../../schema/TableSchema.ts';
import type { FieldType } from '../types/FieldType.ts';
import type { Layer } from './Layer.ts';

/** A field with all defaults and its field type. */
export interface ResolvedField extends FieldSchema {
  readonly columnType: NonNullable<FieldSchema['columnType']>;
  readonly kind: FieldType;
  /** It has to be unique, alone or with others: full-width letters and digits are the usual ones. */
  readonly isCode?: true;
  /** Hidden for this record by the step that asks the user, whatever layers say. */
  readonly withheld?: true;
}

/** A table after all layers, as browser, server and SQL use it. Deeply immutable. */
export interface ResolvedTable {
  readonly table: string;
  /** `/Customer/` */
  readonly url: string;
  readonly cnName: string;
  readonly key: string;
  readonly keyType: NonNullable<TableSchema['keyType']>;
  readonly sortName: string;
  /** Direction of `sortName`; default `desc`. */
  readonly sortOrder?: 'asc' | 'desc';
  readonly nameField: string;
  readonly parentField?: string;
  /** The column whose value `parentField` of the rows below holds: the key, or a code. */
  readonly parentBy: string;
  /** The only rows there are, where a page over the table was asked. */
  readonly rows?: Condition;
  readonly userPermissionDesc: boolean;
  readonly ownRows?: OwnRows;
  readonly hasReaders?: boolean;
  readonly serverOnly: boolean;
  readonly form?: FormLook;
  readonly grid?: GridLook;
  readonly fields: readonly ResolvedField[];
  readonly byName: ReadonlyMap<string, ResolvedField>;
  readonly details: readonly (DetailSchema & { readonly foreignKey: string })[];
  readonly indexes: readonly IndexSchema[];
  readonly locks: readonly Lock[];
  readonly transitions?: readonly Transition[];
  readonly derivedFrom?: readonly DerivedFrom[];
  readonly progress?: Progress;
  readonly links?: readonly LinkSchema[];
  readonly effective?: Condition;
  readonly effects?: readonly EffectSchema[];
  readonly hooks: Readonly<Record<string, readonly string[]>>;
}

/** Explains any property of any field: the layers that set it; the last one decides. */
export interface Provenance {
  /** `because('Qty', 'required')` -> the layer that decided; undefined: no layer set it. */
  because(field: string, property: string): Layer | undefined;
  /** Every layer that set it, weakest first. */
  history(field: string, property: string): readonly Layer[];
}

/** True when the field has a column: labels, section lines and figures of views have none. */
export const isStored = (field: ResolvedField): boolean =>
  field.kind.columnType !== undefined && field.figure === undefined;

/** True when records have a value of the field: stored, or read beside them as a figure. */
export const hasValue = (field: ResolvedField): boolean => isStored(field) || field.figure !== undefined;

/** The code field of a table: its key without the last underscore segment plus `Code` (`SalesOrder_Id` -> `SalesOrderCode`). */
export function codeFieldOf(table: Pick<ResolvedTable, 'key'>): string {
  const cut = table.key.lastIndexOf('_');
  return `${cut < 0 ? table.key : table.key.slice(0, cut)}Code`;
}

/** The field with the number people know a record by; undefined: the table has none. */
export const numberFieldOf = (
  table: Pick<ResolvedTable, 'key' | 'fields' | 'byName'>,
): ResolvedField | undefined =>
  table.byName.get(codeFieldOf(table)) ?? table.fields.find(({ numberRule }) => numberRule !== undefined);
