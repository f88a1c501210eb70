import type { Document, DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { MadeDraft } from '../../wire/links/Make.ts';
import { madeDraft } from '../../wire/links/readMake.ts';
import { read } from '../../wire/shape.ts';
import type { PageStore } from '../page/PageStore.ts';

const documentOf = ({ details }: DocumentTable, made: MadeDraft): Document => {
  const [first] = details;
  return {
    main: made.mainData,
    details: {
      ...(first && { [first.schema.table]: made.detailData }),
      ...Object.fromEntries((made.details ?? []).map(({ table, data }) => [table, data])),
    },
  };
};

/** Opens a made document as a new record of its page. What has not its shape is passed over: the history is no server. */
export function openMade(page: Pick<PageStore, 'doc' | 'open'>, made: unknown): void {
  const draft = read(madeDraft, made);
  if (draft.ok) page.open('Add', undefined, {}, documentOf(page.doc, draft.value));
}
