import type { ColumnTypeName } from '../../schema/FieldSchema.ts';
import type { Json, JsonObject } from '../../schema/Json.ts';
import type { FieldPatch } from '../resolve/Layer.ts';
import type { FieldTypeRegistry } from '../types/index.ts';
import { declaredOptions, type ExtensionKind, extensionKinds } from './extensionKinds.ts';

/**
 * A field that users add to a table at run time, in wire terms. Its column `fieldCode` never changes;
 * everything else may.
 */
export interface ExtensionField {
  /** Title. */
  readonly fieldName: string;
  /** Column. */
  readonly fieldCode: string;
  /** A stored name of `extensionKinds`. */
  readonly fieldType: string;
  /** Dictionary number; required by types with options. */
  readonly dataDic?: string;
  /** Marks: `required`, `readonly`. */
  readonly fieldAttr?: readonly string[];
  /** Placeholder. */
  readonly guideWords?: string;
  /** Default value as typed. */
  readonly defaultValue?: string;
  /** Options that its type declares. */
  readonly options?: JsonObject;
}

/** Section line above the extension fields of a form; it has no column. */
export const extensionLine = 'ExtensionFields';

/** Extension fields per row of the form and of the search panel. */
const perFormRow = 2;
const perSearchRow = 3;

/** Facts from the rest of the table. */
export interface ExtensionSurroundings {
  /** Last rows of the form and of the search panel before the extension fields. */
  readonly lastEditRow: number;
  readonly lastSearchRow: number;
  /** Column type of this dictionary's keys; undefined: text. */
  keyColumn(dicNo: string): ColumnTypeName | undefined;
  /** True when options are rows of a table, searched on the server. */
  isRemote(dicNo: string): boolean;
}

/**
 * A typed default as a value of its type; text that is not a number stays text, which the schema check
 * refuses.
 */
const defaultOf = ({ numeric }: ExtensionKind, { defaultValue }: ExtensionField): Json | undefined => {
  const typed = defaultValue?.trim() ?? '';
  if (typed === '') return undefined;
  const number = Number(typed);
  return numeric && Number.isFinite(number) ? number : typed;
};

const sourceOf = (
  kind: ExtensionKind,
  { dataDic }: ExtensionField,
  around: ExtensionSurroundings,
): Omit<FieldPatch, 'field'> => {
  if (!kind.chosen || !dataDic) return {};
  const columnType = kind.single ? around.keyColumn(dataDic) : undefined;
  return {
    dataKey: dataDic,
    ...(columnType && { columnType }),
    ...(kind.type !== 'checkbox' && around.isRemote(dataDic) && { remote: true }),
  };
};

/**
 * Extension fields as fields of a layer: below the table's own form and search fields, two per form row under
 * a section line, three per search row. Skips unknown types.
 */
export function extensionPatches(
  fields: readonly ExtensionField[],
  types: FieldTypeRegistry,
  around: ExtensionSurroundings,
): readonly FieldPatch[] {
  const kinds = extensionKinds(types);
  let searched = 0;
  const made = fields.flatMap((field, index): readonly FieldPatch[] => {
    const kind = kinds.get(field.fieldType);
    if (kind === undefined) return [];
    const placed = kind.unsearched ? undefined : searched++;
    const initial = defaultOf(kind, field);
    return [
      {
        ...declaredOptions(kind, field.options),
        field: field.fieldCode,
        title: field.fieldName,
        type: kind.type,
        ...kind.options,
        ...kind.lookOf?.(field.options ?? {}),
        ...sourceOf(kind, field, around),
        ...(field.fieldAttr?.includes('required') && { required: true }),
        ...(field.fieldAttr?.includes('readonly') && { readonly: true }),
        ...(field.guideWords && { placeholder: field.guideWords }),
        ...(initial !== undefined && { default: initial }),
        editRowNo: around.lastEditRow + 2 + Math.floor(index / perFormRow),
        editColNo: 1 + (index % perFormRow),
        colSize: 12 / perFormRow,
        ...(placed !== undefined && {
          searchRowNo: around.lastSearchRow + 1 + Math.floor(placed / perSearchRow),
          searchColNo: 1 + (placed % perSearchRow),
          searchColSize: 12 / perSearchRow,
        }),
      },
    ];
  });
  if (made.length === 0) return [];
  const line = { title: '扩展字段', type: 'line', editRowNo: around.lastEditRow + 1 };
  return [{ field: extensionLine, ...line }, ...made];
}
