import { bundleOf, draftOf } from '../../runtime/model/check/kinds/BundleDraft.ts';
import { applyChange } from '../../runtime/model/check/kinds/namedSchemas.ts';
import { schemaKinds } from '../../runtime/model/check/kinds/schemaKinds.ts';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import type { FieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import type { UnfitSchema } from '../../runtime/wire/schemas/SchemaVersion.ts';
import type { Overlay } from './Overlay.ts';

/** Shipped schemas with applied overlays, and the overlays that no longer fit. */
export interface AppliedOverlays {
  readonly bundle: SchemaBundle;
  /** Layers on top of mixins and table, by table name. */
  readonly layers: ReadonlyMap<string, readonly Layer[]>;
  readonly unfit: readonly UnfitSchema[];
}

/** Applies published changes to the shipped schemas, kind by kind. Skips and reports those that do not fit. */
export const applyOverlays = (
  shipped: SchemaBundle,
  overlays: readonly Overlay[],
  types: FieldTypeRegistry,
): AppliedOverlays => {
  const draft = draftOf(shipped);
  const unfit: UnfitSchema[] = [];
  for (const kind of schemaKinds)
    for (const overlay of overlays) {
      if (overlay.kind !== kind.name) continue;
      const issues = applyChange(draft, kind, overlay, types);
      if (issues.length > 0)
        unfit.push({ kind: overlay.kind, name: overlay.name, version: overlay.version, issues });
    }
  return { bundle: bundleOf(draft), layers: draft.layers, unfit };
};
