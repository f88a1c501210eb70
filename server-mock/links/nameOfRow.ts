import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import { keyText } from '../records/keyText.ts';
import type { LockedRow } from './SourceRows.ts';

/** What a source row is called: the number of its document, and its own name. */
export const nameOfRow = ({ source }: DocumentLink, { row, document }: LockedRow): string => {
  const { main } = source.document;
  const code = keyText(document.main[main.nameField]);
  const own = source.foreignKey === undefined ? '' : keyText(row[source.table.nameField]);
  return [code, own].filter((part) => part !== '').join(' ');
};
