import { board as boardPage } from '../../../runtime/model/check/pageKinds/board.ts';
import { asObject, asText, type Json } from '../../../runtime/model/schema/Json.ts';

/** The board that a published page shows; undefined: it is no page of one. */
export const boardOfPage = (patch: Json): string | undefined => {
  const said = asObject(patch);
  return said?.page === boardPage.name ? asText(said.board) : undefined;
};
