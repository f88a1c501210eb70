import type { PublishedKind } from '../../runtime/model/check/meta/publishedMeta.ts';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';

/** A published change of the shipped schemas: the current version of one kind and name. */
export interface Overlay {
  /** A name of `overlayKinds`. */
  readonly kind: string;
  /** Target of the change: a table, a page path, a dictionary number, a menu id. */
  readonly name: string;
  readonly version: number;
  readonly patch: Json;
}

/** The bundle while overlays are applied; `layers` by table name, on top of mixins and table. */
export interface BundleDraft {
  readonly tables: Map<string, SchemaBundle['tables'] extends ReadonlyMap<string, infer T> ? T : never>;
  readonly dictionaries: Map<
    string,
    SchemaBundle['dictionaries'] extends ReadonlyMap<string, infer T> ? T : never
  >;
  pages: SchemaBundle['pages'];
  menus: SchemaBundle['menus'];
  readonly mixins: SchemaBundle['mixins'];
  readonly permissionSets: SchemaBundle['permissionSets'];
  readonly layers: Map<string, readonly Layer[]>;
}

/** Applies one kind of overlay. Returns issues, and changes nothing, when it does not fit the shipped schemas. */
export interface OverlayKind {
  readonly kind: PublishedKind;
  apply(draft: BundleDraft, overlay: Overlay): readonly Issue[];
}
