import type { Renderer } from '../../runtime/Renderer.ts';
import { cellCopy } from '../form/cellText.ts';

/** A click copies the text of the cell: account numbers, tax numbers, codes for other programs. */
export const copyCell: Renderer = {
  slot: 'cellClick',
  type: 'copy',
  run: async ({ app, page, field, row }) => {
    const text = cellCopy(app, page.doc.main, row, field.field);
    await navigator.clipboard.writeText(text);
    app.notify.success(app.t('list.copied', { text }));
  },
};
