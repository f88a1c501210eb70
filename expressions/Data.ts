/** Plain JSON data: all that an expression can read or return. */
export type Data = null | boolean | number | string | readonly Data[] | DataObject;

/** A plain object of {@link Data}. Only its own properties are ever read. */
export interface DataObject {
  readonly [key: string]: Data;
}
