/** A picture to put into a cell. */
export interface FilledPicture {
  readonly bytes: Uint8Array;
  readonly type: 'png' | 'jpeg' | 'gif';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a placeholder becomes: dates are Excel's serial numbers, null leaves nothing. */
export type FilledValue = null | string | number | boolean | FilledPicture;

/** The rows of all documents, each of which is one row of a list. */
export const listRows = '*';

/** A placeholder as the workbook has it: with the text around it, or alone in its cell. */
export interface PlaceholderUse {
  /** As written, without braces. */
  readonly source: string;
  /** Alone, so that a number stays a number. */
  readonly isAlone: boolean;
}

/** The key of a use. */
export const keyOfUse = ({ source, isAlone }: PlaceholderUse): string => `${isAlone ? '=' : '~'}${source}`;

/** How a placeholder is filled. */
export interface PlaceholderPlan {
  /** The detail whose rows it is of, {@link listRows}, or undefined: the document. */
  readonly detail?: string | undefined;
  /** Index of its values among those of the document or row. */
  readonly at: number;
  /** Excel's number format where the cell has none of its own. */
  readonly format?: string | undefined;
  /** Its values are days of Excel's calendar. */
  readonly isDate?: boolean;
  /** The user may not read it: it stays blank, and formulas over it. */
  readonly isWithheld?: boolean;
}

/** Plans by {@link keyOfUse}. */
export type FillingPlan = Readonly<Record<string, PlaceholderPlan>>;

/** Values of one document, by the indexes of the plan. */
export interface FilledDocument {
  /** Names its sheet, or its file. */
  readonly name: string;
  readonly values: readonly FilledValue[];
  /** Rows by detail. */
  readonly rows: Readonly<Record<string, readonly (readonly FilledValue[])[]>>;
}

/** Everything that fills a template. */
export interface Filling {
  readonly plan: FillingPlan;
  readonly documents: readonly FilledDocument[];
  /** One row a document, by the indexes of the plan; empty when the template has no list. */
  readonly list: readonly (readonly FilledValue[])[];
}
