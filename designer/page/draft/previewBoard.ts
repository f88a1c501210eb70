import type { BoardSchema, CardRows, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { readGroups } from '../../../runtime/model/conditions/readGroups.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import { drawCondition } from '../../kit/drawnCondition.ts';
import { composedPage } from '../kinds/composedPages.ts';

/** The condition of a page as cards have it; none: it cannot be drawn, or is not there. */
const whereOf = ({ rows }: PageSchema, document: DocumentTable): Pick<CardRows, 'where'> => {
  const { groups } = readGroups(drawCondition(rows, document), document);
  return groups.length === 0 ? {} : { where: groups };
};

/** The board whose cards show a page with real rows: the parts one after another, from left to right. */
export const previewBoard = (page: PageSchema, document: DocumentTable): BoardSchema => {
  const where = whereOf(page, document);
  let [x, y, high] = [0, 0, 0];
  const cards = composedPage(page)
    .cards(page, document.main)
    .map(({ kind, asks, title, w, h }, at): CardSchema => {
      if (x + w > boardLimits.columns || h !== high) {
        y += high;
        [x, high] = [0, h];
      }
      const place = { x, y, w, h };
      x += w;
      return {
        ...{ id: `part${at}`, kind: kind.name, place },
        ...(title !== undefined && { title }),
        asks: { ...asks, ...where, table: document.main.table },
      };
    });
  return { format: 1, board: 'composed', title: page.title ?? page.path, cards };
};
