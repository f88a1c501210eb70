import type { FieldSchema } from './FieldSchema.ts';

/** Properties that `null` takes back from a weaker layer: as if none had said them. */
export const takenBack = [
  'visibleWhen',
  'readonlyWhen',
  'requiredWhen',
  'alertWhen',
  'default',
  'editRowNo',
  'editColNo',
  'tab',
  'section',
  'searchRowNo',
  'searchColNo',
  'searchType',
  'columnTitle',
  'columnNo',
  'columnGroup',
] as const satisfies readonly (keyof FieldSchema)[];

/** Some properties of a field, of which null may take back some. */
export type Takeable<T> = {
  readonly [P in keyof T]?: T[P] | (P extends (typeof takenBack)[number] ? null : never);
};
