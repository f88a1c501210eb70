import type { Data, Scope } from '../../../../expressions/index.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import type { Locale } from '../../schema/Locale.ts';

/** What reasons are given about: a document, as one reader may see it. */
export interface ReasonView {
  /** With the creator's fields (`conditionDocument`). */
  readonly document: DocumentTable;
  /** What its conditions read. */
  readonly scope: Scope;
  /** The clock of date tokens, `yyyy-MM-dd HH:mm:ss`. */
  readonly now: string;
  readonly locale: Locale;
  /** The label of a key: dictionaries are the caller's. Default: the field's own options and format. */
  label?(field: ResolvedField, value: Data): string | undefined;
  /** Whether the reader may see a field; what reads another one is told without it. Default: he sees all. */
  sees?(table: string, field: string): boolean;
}

/** Whether a condition holds, and how it comes out on the document, in words. */
export interface Reason {
  readonly holds: boolean;
  readonly text: string;
}
