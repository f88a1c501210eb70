import type { RunOptions } from '../../expressions/index.ts';
import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Outcome } from '../../runtime/wire/workflow/Outcome.ts';
import type { UserCall } from '../http/Call.ts';
import type { ServerContext } from './ServerContext.ts';

/** A document that a user is about to submit or to approve. */
export interface PlannedDocument {
  readonly full: DocumentTable;
  readonly document: Document;
  /** Whether the caller may read a header field of it. */
  mayRead(field: string): boolean;
}

/** Titles of what a document does once it is effective. Reads nothing from the database. */
export type OutcomeTitles = (document: Document, options: RunOptions) => readonly string[];

/** Tells what a capability does once documents become effective, before they are. */
export interface OutcomeTeller {
  /** Undefined: it does nothing for any document of this table. */
  titles(context: Pick<ServerContext, 'catalog'>, full: DocumentTable): OutcomeTitles | undefined;
  /** In words, as far as the caller may see what changes. */
  outcomes(call: UserCall, planned: PlannedDocument): Promise<readonly Outcome[]>;
}
