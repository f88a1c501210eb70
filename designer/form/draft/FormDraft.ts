import type { JsonObject } from '../../../runtime/model/schema/Json.ts';

/** One component of the form or one column of a detail table: its wire object, and an id for this session. */
export interface DraftPart {
  readonly id: string;
  /** As loaded or edited; properties of other designers stay in it. */
  readonly raw: JsonObject;
}

/** Designed columns of one detail table. */
export interface DraftColumns {
  readonly table: string;
  readonly columns: readonly DraftPart[];
}

/** A form design while it is edited. Never mutated: an edit shares all parts it does not touch. */
export interface FormDraft {
  /** Components of the main form, in order. */
  readonly entries: readonly DraftPart[];
  readonly tables: readonly DraftColumns[];
  /** SQL parameters. */
  readonly params: readonly DraftPart[];
}

/** A draft without components. */
export const emptyFormDraft: FormDraft = { entries: [], tables: [], params: [] };
