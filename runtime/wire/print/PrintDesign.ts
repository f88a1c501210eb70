import type { FilledPrint } from '../../model/print/FilledPrint.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { JsonObject } from '../../model/schema/Json.ts';

/** A template in force. */
export interface DesignedTemplate {
  readonly name: string;
  /** In the caller's language. */
  readonly title: string;
  readonly table: string;
  /** Version of the published template; 0: it stands in a file only. */
  readonly version: number;
  /** It stands in a file: taken out of force, it is again what the file says. */
  readonly isShipped: boolean;
  /** Texts as written. */
  readonly schema: JsonObject;
}

/** A catalogue of templates; templates name it by its code. */
export interface PrintCatalog {
  readonly code: string;
  readonly title: string;
  /** Code of the catalogue above; absent: a root. */
  readonly parent?: string;
}

/** A table whose documents templates print. */
export interface PrintTable {
  readonly table: string;
  readonly title: string;
}

/** What the settings of a template offer. */
export interface PrintOffer {
  /** In order, those above before those below. */
  readonly catalogs: readonly PrintCatalog[];
  /** Names of the roles. */
  readonly roles: readonly string[];
}

/** What the page of print templates works with. */
export interface PrintDesigns extends PrintOffer {
  readonly templates: readonly DesignedTemplate[];
  readonly tables: readonly PrintTable[];
}

/** A template as it would be published. */
export interface TemplateBody {
  readonly name: string;
  readonly patch: JsonObject;
}

/** What is wrong with a draft; empty: it can be published. Paths are JSON pointers into the template. */
export interface TemplateChecked {
  readonly issues: readonly (Issue & { readonly message: string })[];
}

/** A template as it would be published, and a stored document to fill it with. */
export interface TemplatePreviewBody extends TemplateBody {
  readonly key: string | number;
}

/** A document in a template, ready to be laid out: one sheet or label each, at most 50. */
export interface TemplatePreview {
  readonly documents: readonly FilledPrint[];
  /** What is blank and why, in words. */
  readonly notes: readonly string[];
}

/** Barcodes and QR codes to draw, at most 200. */
export interface CodesBody {
  readonly codes: readonly { readonly symbology: string; readonly text: string }[];
}

/** A dark rectangle of a code: left, top, width and height in parts of those of the code. */
export type CodeBar = readonly [left: number, top: number, width: number, height: number];

/** The dark parts of each code in the order asked; null: its text cannot be said in its symbology. */
export interface DrawnCodes {
  readonly codes: readonly (readonly CodeBar[] | null)[];
}

/** Characters to draw with the font of printed documents, at most 4,000. */
export interface FontBody {
  readonly characters: string;
  readonly bold: boolean;
}

/** The font of printed documents with these characters only: a TrueType file in base64. */
export interface CutFont {
  readonly font: string;
}

/** A template to take out of force. */
export interface WithdrawBody {
  readonly name: string;
  /** Version that the user saw; another one in force refuses. */
  readonly over: number;
}
