import type { SchemaChange } from '../../runtime/model/check/kinds/SchemaKind.ts';

/** A published change of the shipped schemas: the current version of one kind and name. */
export interface Overlay extends SchemaChange {
  /** Name of a `SchemaKind`. */
  readonly kind: string;
}
