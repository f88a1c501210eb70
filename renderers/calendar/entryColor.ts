import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { tagRenderer } from '../cells/tag.ts';

/** Colours of the design system: each has shades for light and dark. */
const semi: ReadonlySet<string> = new Set(
  'amber blue cyan green grey indigo light-blue light-green lime orange pink purple red teal violet yellow'.split(
    ' ',
  ),
);

/** CSS colour of a row by the value of a field, as its tag in a list has; `usual` without a field or value. */
export function entryColor(table: ResolvedTable, name: string | undefined, row: Row, usual: string): string {
  const field = name === undefined ? undefined : table.byName.get(name);
  const tag = tagRenderer.slot === 'cell' && field ? tagRenderer.tag?.(field, row) : undefined;
  const color = tag ?? usual;
  return semi.has(color) ? `rgb(var(--semi-${color}-6))` : color;
}
