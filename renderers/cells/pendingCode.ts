import { isPendingCode } from '../../runtime/model/access/documentState.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Renderer } from '../../runtime/Renderer.ts';

/** Renders the code of a document, or 待生成 while it has none. */
export const pendingCodeRenderer: Renderer = {
  slot: 'cell',
  type: 'pendingCode',
  text: (field, row, locale) =>
    isPendingCode(row[field.field]) ? text('form.generated', locale) : undefined,
  style: (field, row) => (isPendingCode(row[field.field]) ? { color: 'grey' } : undefined),
};
