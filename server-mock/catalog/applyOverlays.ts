import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import type { UnfitSchema } from '../../runtime/wire/schemas/SchemaVersion.ts';
import type { BundleDraft, Overlay } from './Overlay.ts';
import { overlayKinds } from './overlays/overlayKinds.ts';

/** Shipped schemas with applied overlays, and the overlays that no longer fit. */
export interface AppliedOverlays {
  readonly bundle: SchemaBundle;
  /** Layers on top of mixins and table, by table name. */
  readonly layers: ReadonlyMap<string, readonly Layer[]>;
  readonly unfit: readonly UnfitSchema[];
}

/** Applies published changes to the shipped schemas. Skips and reports those that do not fit. */
export const applyOverlays = (shipped: SchemaBundle, overlays: readonly Overlay[]): AppliedOverlays => {
  const draft: BundleDraft = {
    ...shipped,
    tables: new Map(shipped.tables),
    dictionaries: new Map(shipped.dictionaries),
    layers: new Map(),
  };
  const unfit: UnfitSchema[] = [];
  for (const kind of overlayKinds)
    for (const overlay of overlays) {
      if (overlay.kind !== kind.kind) continue;
      const issues = kind.apply(draft, overlay);
      if (issues.length > 0)
        unfit.push({ kind: overlay.kind, name: overlay.name, version: overlay.version, issues });
    }
  const { layers, ...bundle } = draft;
  return { bundle, layers, unfit };
};
