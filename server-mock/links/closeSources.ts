import type { RunOptions } from '../../expressions/index.ts';
import { isClosed } from '../../runtime/model/access/documentState.ts';
import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { caseField } from '../../runtime/model/fields/stateFields.ts';
import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import { sourceRoom } from '../../runtime/model/links/sourceRoom.ts';
import { documentTest, doneWhen } from '../../runtime/model/links/standing.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { keyText } from '../records/keyText.ts';
import { type LogWriter, writeLog } from '../records/writeLog.ts';
import { updateRows } from '../records/writeRows.ts';
import { closedId, noteClosed } from './closedByLinks.ts';
import type { LinkQuantities } from './LinkQuantities.ts';
import type { SourceRows } from './SourceRows.ts';

/** Locked documents that may close or open. */
export interface Closing {
  readonly full: DocumentTable;
  /** The links under which the documents close. */
  readonly links: readonly DocumentLink[];
  readonly sources: SourceRows;
  readonly quantities: LinkQuantities;
  /** Ids of documents that closed by themselves. */
  readonly closed: ReadonlySet<string>;
  readonly options: RunOptions;
  writer(document: Document): LogWriter;
}

/** Whether every row of a document is complete under every link. */
const isComplete = ({ full, links, sources, quantities }: Closing, document: Document): boolean =>
  links.every((link) => {
    const own = [...sources.rows(link.source)].filter(
      ([, locked]) => keyText(locked.document.main[full.main.key]) === keyText(document.main[full.main.key]),
    );
    return (
      own.length > 0 &&
      own.every(([key, locked]) => sourceRoom(link, quantities.stateOf(link, key, locked)).isComplete)
    );
  });

/**
 * Closes documents whose rows are all complete, and opens those again that closed by themselves and are not complete any
 * more. Written to their history; their versions stay. Returns the keys of those that changed.
 */
export const closeSources = async (tx: Queryable, closing: Closing): Promise<readonly Cell[]> => {
  const { full, sources, closed, options } = closing;
  const isDone = documentTest(doneWhen(full.main));
  const written: Cell[] = [];
  for (const document of sources.documents(full.main.table)) {
    const key = document.main[full.main.key] ?? null;
    const id = closedId(full.main, key);
    const wasClosed = isClosed(document.main);
    if (wasClosed && !closed.has(id)) continue;
    const closes = isDone(document, options) && isComplete(closing, document);
    if (closes === wasClosed) continue;
    await updateRows(tx, full.main, [{ key, values: { [caseField]: closes ? 1 : 0 } }], 'keep');
    await noteClosed(tx, [id], closes);
    await writeLog(tx, closing.writer(document), {
      type: 'Case',
      table: full.main.table,
      key: keyText(key),
      changes: { [caseField]: [wasClosed ? 1 : 0, closes ? 1 : 0] },
    });
    written.push(key);
  }
  return written;
};
