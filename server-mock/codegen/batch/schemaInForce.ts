import { entriesOf } from '../../../runtime/model/check/kinds/namedSchemas.ts';
import { isFileKind } from '../../../runtime/model/check/kinds/SchemaKind.ts';
import { kindNamed } from '../../../runtime/model/check/kinds/schemaKinds.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { SchemaBundle } from '../../../runtime/model/schema/SchemaBundle.ts';
import type { Overlay } from '../../catalog/Overlay.ts';
import { portable } from './markOf.ts';

const isNamed =
  (name: string) =>
  ([known]: readonly [string, object]): boolean =>
    known.toLowerCase() === name.toLowerCase();

/** The schema of a kind and name in files; undefined: there is none. */
export const shippedSchema = (bundle: SchemaBundle, kind: string, name: string): JsonObject | undefined => {
  const known = kindNamed(kind);
  const line = known?.publishing?.lineOf && bundle.menus.find(({ id }) => String(id) === name);
  const found =
    line ?? (known && isFileKind(known) ? [...entriesOf(bundle, known)].find(isNamed(name))?.[1] : undefined);
  return found && portable(kind, found as JsonObject); // schemas are JSON
};

/** The schema of a kind and name as it is published, or else in files; undefined: there is none. */
export const schemaInForce = (
  shipped: SchemaBundle,
  overlays: readonly Overlay[],
  kind: string,
  name: string,
): JsonObject | undefined => {
  const published = overlays.find((one) => one.kind === kind && isNamed(name)([one.name, one]));
  return published ? portable(kind, published.patch as JsonObject) : shippedSchema(shipped, kind, name); // patches are objects
};
