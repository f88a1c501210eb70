import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { GridColumn } from '../grid/GridColumn.ts';

/** Properties of a column header from its field, besides the title. */
export function columnLooks({ tipextra, content, icon }: ResolvedField): Partial<GridColumn> {
  const tip = tipextra ?? (content === undefined ? undefined : wordsOf(content));
  return {
    ...(tip === undefined ? {} : { tip }),
    ...(content === undefined ? {} : { content }),
    ...(icon === undefined ? {} : { icon }),
  };
}

/** Text of an HTML tip, for screen readers and until the tip is rendered. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
