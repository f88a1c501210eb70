import type { MakeOffer } from '../../model/schema/MakeOffer.ts';
import { listOf, maybe, object, row, type Shape, text } from '../shape.ts';
import type { MadeDraft } from './Make.ts';

/** A document that can be made, in settings of a table. */
export const makeOffer: Shape<MakeOffer> = object<MakeOffer>({
  to: text,
  title: text,
  document: text,
  path: text,
});

/** The answer of `make`. */
export const madeDraft: Shape<MadeDraft> = object<MadeDraft>({
  mainData: row,
  detailData: listOf(row),
  details: maybe(
    listOf(object<NonNullable<MadeDraft['details']>[number]>({ table: text, data: listOf(row) })),
  ),
});
