import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { GridColumn } from '../grid/GridColumn.ts';

/** What a field says of its column's header besides the title. */
export function columnLooks({ tipextra, content, icon }: ResolvedField): Partial<GridColumn> {
  const tip = tipextra ?? (content === undefined ? undefined : wordsOf(content));
  return {
    ...(tip === undefined ? {} : { tip }),
    ...(content === undefined ? {} : { content }),
    ...(icon === undefined ? {} : { icon }),
  };
}

/** The words of a tip with markup, for those who cannot see it and until it is there. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
