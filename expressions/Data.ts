/** Plain JSON data: the only thing an expression reads and the only thing it can answer. */
export type Data = null | boolean | number | string | readonly Data[] | DataObject;

/** A plain object of {@link Data}. Only its own properties are ever read. */
export interface DataObject {
  readonly [key: string]: Data;
}
