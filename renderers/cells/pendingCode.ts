import { isPendingCode } from '../../runtime/model/access/documentState.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Renderer } from '../../runtime/Renderer.ts';

/** The code of a document that may not exist yet: 待生成 in its place. */
export const pendingCodeRenderer: Renderer = {
  slot: 'cell',
  type: 'pendingCode',
  text: (field, row, locale) =>
    isPendingCode(row[field.field]) ? text('form.generated', locale) : undefined,
  style: (field, row) => (isPendingCode(row[field.field]) ? { color: 'grey' } : undefined),
};
