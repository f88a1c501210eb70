import { type Amount, compare } from '../../../expressions/index.ts';
import { isClosed } from '../../../runtime/model/access/documentState.ts';
import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { rowsIn } from '../../../runtime/model/links/carriedBy.ts';
import { type DocumentLink, takesClosed } from '../../../runtime/model/links/DocumentLink.ts';
import type { TakenSource } from '../../../runtime/model/links/madeDocument.ts';
import { sourceRoom } from '../../../runtime/model/links/sourceRoom.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import { runOptions } from '../../context/runOptions.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { keyText } from '../../records/keyText.ts';
import { saidIn } from '../BarredByLinks.ts';
import { linkIndex } from '../LinkIndex.ts';
import { LinkQuantities } from '../LinkQuantities.ts';
import { DocumentSet } from '../lockDocuments.ts';
import { nameOfRow } from '../nameOfRow.ts';
import { type LockedRow, SourceRows } from '../SourceRows.ts';
import { linkTitle, tableTitle } from '../saidTexts.ts';

/** How much of a source row is wanted; undefined: nothing. */
export type Wanted = (row: Row, document: Document) => Amount | 'remaining' | undefined;

type Found<T> = T | { readonly refused: Answer<never> };

const remainingOf = (
  call: UserCall,
  link: DocumentLink,
  quantities: LinkQuantities,
  key: string,
  source: LockedRow,
): Amount => {
  const returned = link.schema.returns && linkIndex(call.context.catalog).link(link.schema.returns.of);
  const state = quantities.stateOf(link, key, source);
  const whole = returned && quantities.stateOf(returned, key, source).done;
  return sourceRoom(link, state, whole).remaining;
};

/** The refusal of the first document that allows nothing new. */
const refuseState = (
  call: UserCall,
  link: DocumentLink,
  sources: SourceRows,
): { readonly refused: Answer<never> } | undefined => {
  const { main } = link.source.document;
  const options = runOptions(call.context);
  const barred = sources
    .documents(main.table)
    .find(
      (document) => (!takesClosed(link) && isClosed(document.main)) || !link.isAllowed(document, options),
    );
  if (barred === undefined) return undefined;
  const { catalog } = call.context;
  return {
    refused: refuse(
      '409',
      call.say('link.sourceState', {
        title: saidIn(catalog, linkTitle(link)),
        source: saidIn(catalog, tableTitle(main)),
        code: keyText(barred.main[main.nameField]),
      }),
    ),
  };
};

/** The rows of these documents that a link may still take, in the order of the documents as sent; or why there are none. */
export const takenSources = async (
  call: UserCall,
  link: DocumentLink,
  keys: readonly Cell[],
  wanted: Wanted,
): Promise<Found<{ readonly taken: readonly TakenSource[] }>> => {
  const { db, catalog } = call.context;
  const { main } = link.source.document;
  const documents = new DocumentSet();
  documents.add(main, keys);
  const sources = await SourceRows.read(db, documents.all, (name) => catalog.document(name));
  const barred = refuseState(call, link, sources);
  if (barred !== undefined) return barred;
  const index = linkIndex(catalog);
  const returned = index.link(link.schema.returns?.of ?? '');
  const links = [link, ...index.returnsOf(link), ...(returned === undefined ? [] : [returned])];
  const quantities = await LinkQuantities.read(db, index, sources, { links, totals: [] });
  const byKey = new Map(sources.documents(main.table).map((one) => [keyText(one.main[main.key]), one]));
  const taken: TakenSource[] = [];
  for (const key of keys) {
    const document = byKey.get(keyText(key));
    for (const row of document === undefined ? [] : rowsIn(link.source, document)) {
      const rowKey = keyText(row[link.source.table.key]);
      const wish = document && wanted(row, document);
      if (document === undefined || wish === undefined) continue;
      const source = { row, document };
      const remaining = remainingOf(call, link, quantities, rowKey, source);
      const quantity = wish === 'remaining' ? remaining : wish;
      if ((compare(quantity, remaining) ?? 0) > 0)
        return {
          refused: refuse(
            '409',
            call.say('link.wanted', {
              title: saidIn(catalog, linkTitle(link)),
              name: nameOfRow(link, source),
              remaining: String(remaining),
              wanted: String(quantity),
            }),
          ),
        };
      if ((compare(quantity, 0) ?? 0) > 0) taken.push({ row, main: document.main, quantity });
    }
  }
  if (taken.length > 0) return { taken };
  const codes = [...byKey.values()].map((one) => keyText(one.main[main.nameField])).slice(0, 5);
  return {
    refused: refuse('409', call.say('link.nothingLeft', { codes, title: saidIn(catalog, linkTitle(link)) })),
  };
};
