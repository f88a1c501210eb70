import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';

/** A number that a chart draws: its field, what it is called with its unit, and how it is written. */
export interface ChartNumber {
  readonly field: string;
  readonly title: string;
  say(value: Cell): string;
}

/** Numbers of a table as a chart draws them; `titles` by field, with their units. Leaves out fields that the table has not. */
export const chartNumbers = (
  { byName }: ResolvedTable,
  names: readonly string[],
  titles: Readonly<Record<string, string>>,
  locale: App['locale'],
): readonly ChartNumber[] =>
  names.flatMap((name) => {
    const field = byName.get(name);
    if (field === undefined) return [];
    const title = titles[name] ?? field.title;
    return [{ field: name, title, say: (value: Cell) => field.kind.format(value, field, locale) }];
  });
