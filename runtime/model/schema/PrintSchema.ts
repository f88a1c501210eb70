import type { Condition, Formula } from './Condition.ts';
import type { Locale } from './Locale.ts';
import type { SchemaBundle } from './SchemaBundle.ts';

/** Kind of schema of print templates; their schemas are in `others` of a bundle. */
export const printKind = 'print';

/** A value to print: an object whose first property names its kind (`valueKinds`). */
export type PrintValue = Readonly<Record<string, unknown>>;

/** A block of a template. `kind` names its kind (`blockKinds`), which says what else it holds. */
export interface PrintBlock {
  readonly kind: string;
  /** Printed only for documents that meet it. */
  readonly when?: Condition;
}

/** Free space at the edges of a sheet, in millimetres. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The sheet of a template: one of the known papers, or a size of its own, such as a label. */
export interface PaperSchema {
  readonly size: string | { readonly width: number; readonly height: number };
  readonly landscape?: boolean;
  /** Default 10 each. */
  readonly margins?: Partial<Margins>;
}

/** Documents that a template does not print, and what the user reads then. */
interface PrintExclusion {
  readonly when: Condition;
  readonly message: string;
}

/** A label run: the template once for each row of a detail, or once. */
interface LabelRun {
  /** The values of the template are those of its rows; `$main.Field` is of the document. Absent: the document. */
  readonly detail?: string;
  /** How often each is printed: rounded up, at most 1000, default 1. */
  readonly copies?: Formula;
}

/** A print template, `schemas/prints/*`. Lengths are millimetres, sizes of type are points. */
export interface PrintSchema {
  readonly $schema?: string;
  readonly format: 1;
  readonly print: string;
  readonly table: string;
  readonly title: string;
  /** Code of its catalogue (`Base_PrintCatalog`); absent, or unknown: it is in none. */
  readonly catalog?: string;
  /** The one that is chosen first. */
  readonly isDefault?: boolean;
  /** Printed in this language only; default: in each. */
  readonly language?: Locale;
  /** Names of the roles that print with it; default: all. Administrators always may. */
  readonly roles?: readonly string[];
  readonly each?: LabelRun;
  readonly excludes?: readonly PrintExclusion[];
  readonly paper: PaperSchema;
  /** Size of type where a block says none; default 9. */
  readonly size?: number;
  /** On every page, above and below the body. */
  readonly header?: readonly PrintBlock[];
  readonly footer?: readonly PrintBlock[];
  /** Flows over as many pages as it needs. */
  readonly body: readonly PrintBlock[];
}

/** The print templates of a bundle by name. */
export const printsOf = ({ others }: Pick<SchemaBundle, 'others'>): ReadonlyMap<string, PrintSchema> =>
  (others?.get(printKind) ?? new Map()) as ReadonlyMap<string, PrintSchema>; // read by this kind
