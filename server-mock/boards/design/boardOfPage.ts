import { asObject, asText, type Json } from '../../../runtime/model/schema/Json.ts';

/** The kind of pages that show a board. */
const boardPage = 'board';

/** The board that a page shows; undefined: it is no page of a board. */
export const boardOfPage = (page: unknown): string | undefined => {
  const said = asObject(page as Json); // a schema, read or published: JSON
  return said?.page === boardPage ? asText(said.board) : undefined;
};
