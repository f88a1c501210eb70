import type { Document } from '../../model/fields/resolve/DocumentTable.ts';
import type { Layer } from '../../model/fields/resolve/Layer.ts';

/** A document for a user who sees it or is asked about it, with what is needed to show it. */
export interface DocumentAnswer {
  readonly table: string;
  readonly cnName: string;
  readonly key: string;
  readonly label: string;
  readonly layers: readonly Layer[];
  readonly details: Readonly<Record<string, readonly Layer[]>>;
  readonly document: Document;
  /** Number of rows of each detail; the document holds the first of them. */
  readonly totals: Readonly<Record<string, number>>;
  /** Labels by dictionary number and key. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
