import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
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
  /** Some column shows pictures: a grid without any is not asked for them cell by cell. */
  readonly hasPictures: boolean;
  pictures(row: Row, name: string): readonly string[] | undefined;
}

/** What a field says, else what its name means everywhere (`conventionColors`), else the look of its type. */
const lookOf = ({ cell, field, type }: ResolvedField): string =>
  cell ?? (Object.hasOwn(conventionColors, field) ? 'status' : type);

/** Finds the looks of a table's columns once; the grid queries them for every drawn cell. */
export function tableLooks(app: Pick<App, 'renderers' | 'data'>, table: ResolvedTable): TableLooks {
  const looks = new Map<string, { readonly field: ResolvedField; readonly look: CellLook }>();
  for (const field of table.fields) {
    const look = app.renderers.find('cell', lookOf(field));
    if (look) looks.set(field.field, { field, look });
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
      return found?.look.style?.(found.field, row);
    },
    pictures(row, name) {
      const found = looks.get(name);
      return found?.look.pictures?.(found.field, row, pictureUrlsOf(app.data));
    },
  };
}
