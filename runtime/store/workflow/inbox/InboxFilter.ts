import type { PageQuery } from '../../../wire/PageQuery.ts';

/** What a list of the inbox shows; empty texts filter nothing. */
export interface InboxFilter {
  /** Searched in number, kind and submitter. */
  readonly text: string;
  /** Table of the documents. */
  readonly kind: string;
  /** Ends of the amount, as typed. */
  readonly least: string;
  readonly most: string;
}

export const noFilter: InboxFilter = { text: '', kind: '', least: '', most: '' };

const searched = ['WorkTableCode', 'WorkTableName', 'Creator'] as const;

export const isSameFilter = (one: InboxFilter, other: InboxFilter): boolean =>
  one.text === other.text && one.kind === other.kind && one.least === other.least && one.most === other.most;

/** The filter as a part of the query of tasks. */
export function inboxQuery({
  text,
  kind,
  least,
  most,
}: InboxFilter): Pick<PageQuery, 'wheres' | 'multiples' | 'amount'> {
  const range = { ...(least === '' ? {} : { least }), ...(most === '' ? {} : { most }) };
  return {
    ...(kind === '' ? {} : { wheres: [{ name: 'WorkTable', value: kind, displayType: 'equal' }] }),
    ...(text === '' ? {} : { multiples: { fields: searched, value: text } }),
    ...(least + most === '' ? {} : { amount: range }),
  };
}
