import type { Layer } from '../../model/fields/resolve/Layer.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { JsonObject } from '../../model/schema/Json.ts';
import type { Row } from '../../model/schema/Row.ts';

/** A field of a table that names a record: of which table, found by which field. */
export interface OfferedLink {
  readonly field: string;
  readonly title: string;
  readonly table: string;
  readonly key: string;
}

/** A table or view that a view may stand on. */
export interface OfferedTable {
  readonly table: string;
  readonly title: string;
  readonly key: string;
  readonly isView: boolean;
  readonly links: readonly OfferedLink[];
}

/** A column of a view as cards use it. */
export interface DesignedColumn {
  readonly field: string;
  readonly title: string;
  /** Cards group by it; else they add it up. */
  readonly isDimension: boolean;
}

/** A view in force. */
export interface DesignedView {
  readonly view: string;
  readonly title: string;
  /** Number of its published version; 0: as shipped. */
  readonly version: number;
  /** Path of a page over it. */
  readonly path?: string;
  /** Its columns that are shown, in order. */
  readonly columns: readonly DesignedColumn[];
  readonly schema: JsonObject;
}

/** What the designer of views works with. */
export interface ViewDesign {
  readonly views: readonly DesignedView[];
  readonly tables: readonly OfferedTable[];
  /** Lines of the menu that hold others. */
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  /** A number that no line of the menu has. */
  readonly freeMenuId: number;
  /** Roles that can be granted something. */
  readonly roles: readonly { readonly id: number; readonly name: string }[];
  /** Routes that are taken. */
  readonly paths: readonly string[];
}

/** A published version of a view. */
export interface ViewVersion {
  readonly version: number;
  readonly userName: string;
  readonly createdAt: string;
  /** Undefined: its stored text is damaged. */
  readonly schema: JsonObject | undefined;
}

/** Body of preview. */
export interface PreviewBody {
  readonly view: JsonObject;
}

/** The first rows of a draft, or what keeps it from having any. */
export interface ViewPreview {
  /** Paths are JSON pointers into the view. */
  readonly issues: readonly (Issue & { readonly message: string })[];
  /** Layers of the table that the view is known as; none while there are errors. */
  readonly layers: readonly Layer[];
  readonly rows: readonly Row[];
}
