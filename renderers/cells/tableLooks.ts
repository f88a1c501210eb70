import type { RunOptions } from '../../expressions/index.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { type Test, testOf } from '../../runtime/model/conditions/conditionHolds.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { recordScope } from '../../runtime/model/formulas/recordScope.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { CellLook, CellLookStyle } from '../../runtime/Renderer.ts';
import { pictureUrlsOf } from '../../runtime/store/upload/PictureUrls.ts';
import { conventionColors } from './conventionColors.ts';

/** Cell looks of one table. A result of undefined means the default look. */
export interface TableLooks {
  text(row: Row, name: string, locale: Locale): string | undefined;
  tag(row: Row, name: string): string | undefined;
  cellStyle(row: Row, name: string): CellLookStyle | undefined;
  /** True if some column shows pictures; otherwise the grid does not ask for them. */
  readonly hasPictures: boolean;
  pictures(row: Row, name: string): readonly string[] | undefined;
}

/**
 * Renderer type of a cell: the field's own, otherwise the convention for its name (`conventionColors`),
 * otherwise the field type.
 */
const lookOf = ({ cell, field, type }: ResolvedField): string =>
  cell ?? (Object.hasOwn(conventionColors, field) ? 'status' : type);

/** Style of a cell whose `alertWhen` holds. */
const alarming: CellLookStyle = { color: 'red', bold: true };

/**
 * Finds the looks of a table's columns once; the grid queries them for every drawn cell. `run` gives conditions the
 * clock.
 */
export function tableLooks(
  app: Pick<App, 'renderers' | 'data'>,
  table: ResolvedTable,
  run: () => RunOptions = () => ({}),
): TableLooks {
  const alerts = new Map<string, Test>();
  const looks = new Map<string, { readonly field: ResolvedField; readonly look: CellLook }>();
  for (const field of table.fields) {
    const look = app.renderers.find('cell', lookOf(field));
    if (look) looks.set(field.field, { field, look });
    if (field.alertWhen !== undefined) alerts.set(field.field, testOf(field.alertWhen, false));
  }
  return {
    hasPictures: [...looks.values()].some(({ look }) => look.pictures !== undefined),
    text(row, name, locale) {
      const found = looks.get(name);
      return found?.look.text?.(found.field, row, locale);
    },
    tag(row, name) {
      const found = looks.get(name);
      return found?.look.tag?.(found.field, row);
    },
    cellStyle(row, name) {
      const found = looks.get(name);
      const style = found?.look.style?.(found.field, row);
      if (alerts.get(name)?.(recordScope(row), run()) !== true) return style;
      return { ...style, ...alarming };
    },
    pictures(row, name) {
      const found = looks.get(name);
      return found?.look.pictures?.(found.field, row, pictureUrlsOf(app.data));
    },
  };
}
