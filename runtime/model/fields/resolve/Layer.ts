import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { TableSchema } from '../../schema/TableSchema.ts';

/** The order of the fold, weakest first. */
export const layerKinds = [
  'type',
  'mixin',
  'table',
  'extension',
  'design',
  'userDesign',
  'globalDesign',
  'view',
  'role',
  'state',
] as const;

export type LayerKind = (typeof layerKinds)[number];

/** Field properties one layer says; `field` names which. A layer may only add a field when it gives title and type. */
export type FieldPatch = { readonly field: string } & Partial<FieldSchema>;

/** One source of truth about a table, folded by `resolve`. */
export interface Layer {
  readonly kind: LayerKind;
  /** Which one of its kind, for "why?": the mixin's name, the role's name, the view's id. */
  readonly name: string;
  readonly table?: Partial<Omit<TableSchema, 'fields' | 'format'>>;
  readonly fields?: readonly FieldPatch[];
}
