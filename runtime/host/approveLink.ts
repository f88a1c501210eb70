/** A document by its table and key. */
export interface NamedDocument {
  readonly table: string;
  readonly key: string;
}

/** Path of the page to decide about a document on, made for phones. */
export const approvePath = '/approve';

/** That page for one document; also what letters link to. */
export const approveLink = (named: NamedDocument): string => `${approvePath}?${approveQuery(named)}`;

/** Its query, without `?`. */
export const approveQuery = ({ table, key }: NamedDocument): string =>
  String(new URLSearchParams({ table, key }));
