import type { Formula } from './Condition.ts';

/**
 * A step of a scan page. Codes go to the first step that knows them, in order, beginning at the first that is open.
 */
export interface ScanStep {
  /** Its kind (`runtime/model/check/scanSteps`): `source`, `row`, `value`, `pick` or `quantity`. */
  readonly step: string;
  /** What the user is asked for, such as 扫描流转卡. */
  readonly title: string;
  /** `source`, `row`: the table with the record, that of the link. */
  readonly table?: string;
  /** `source`, `row`: its field with the scanned code. */
  readonly code?: string;
  /** `source`, `row`: its fields that are shown, in order; the first one names it. */
  readonly shows?: readonly string[];
  /** `row`: fields with what is left of it, and with the running total. */
  readonly rest?: string;
  readonly total?: string;
  /** `value`: header field of the new document, filled by its picker's code. `quantity`: the field that is entered. */
  readonly field?: string;
  /** `pick`, `quantity`: detail table of the new document; `quantity` default: its header. */
  readonly rows?: string;
}

/** Open work, listed below the steps from the page's table. */
export interface ScanTasks {
  /** Columns with the keys of the source document and of its row. */
  readonly source: string;
  readonly row: string;
  /** Columns that are shown, in order; the first one names the task. */
  readonly shows: readonly string[];
  readonly rest?: string;
  readonly total?: string;
}

/** What a scan page makes, of which codes. */
export interface ScanWork {
  /** Main table of the document that is made and saved by its ordinary Add. */
  readonly document: string;
  /** Name of the link of `document` through which it is made of the scanned source. Default: of nothing. */
  readonly link?: string;
  /** The last one is a `quantity`. */
  readonly steps: readonly ScanStep[];
  /** Between the codes of the source and of its row in one label; default: a label holds one code. */
  readonly separator?: string;
  /** Header values of the new document in place of its defaults: formulas in JSON Logic, without fields. */
  readonly values?: Readonly<Record<string, Formula>>;
  /**
   * A header field begins with the value that another one, a time, has in the user's latest document of the last twelve
   * hours; when that is not five minutes ago, with the field's own value there.
   */
  readonly continues?: Readonly<Record<string, string>>;
  /** Header fields that the user sees and may correct, in order. */
  readonly asks?: readonly string[];
  readonly tasks?: ScanTasks;
}
