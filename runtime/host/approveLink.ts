/** A document by its table and key. */
export interface NamedDocument {
  readonly table: string;
  readonly key: string;
}

/** Path of the approval page for phones. */
export const approvePath = '/approve';

/** Address of the approval page for one document; e-mails link to it. */
export const approveLink = (named: NamedDocument): string => `${approvePath}?${approveQuery(named)}`;

/** Query of the approval page for one document, without `?`. */
export const approveQuery = ({ table, key }: NamedDocument): string =>
  String(new URLSearchParams({ table, key }));
