import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { MakeOffer } from '../../../runtime/model/schema/MakeOffer.ts';
import type { Answer } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import type { TableAccess } from '../../reading/tableAccess.ts';
import type { MakeRequest } from './readMakeRequest.ts';

/** A new document before defaults, lookups and formulas, or why there is none. */
export type MadeOrRefused = { readonly document: Document } | { readonly refused: Answer<never> };

/** A document that the caller may make from chosen records of a table or view. */
export interface Makeable {
  readonly offer: MakeOffer;
  /** Main table of the new document. */
  readonly table: string;
  /** `access`: to the table of the chosen records. */
  make(call: UserCall, access: TableAccess, request: MakeRequest): Promise<MadeOrRefused>;
}
