import type { Locale } from '../../runtime/model/Locale.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/ResolvedTable.ts';
import type { Row } from '../../runtime/model/Row.ts';
import type { CellLook, CellLookStyle } from '../../runtime/Renderer.ts';
import type { RendererRegistry } from '../../runtime/RendererRegistry.ts';

/** What the looks of a table say of one cell; undefined: nothing, the cell is drawn as always. */
export interface TableLooks {
  text(row: Row, name: string, locale: Locale): string | undefined;
  tag(row: Row, name: string): string | undefined;
  cellStyle(row: Row, name: string): CellLookStyle | undefined;
}

/** The looks of a table's columns, by `FieldSchema.cell` or the field's type; found once, asked for every cell drawn. */
export function tableLooks(renderers: RendererRegistry, table: ResolvedTable): TableLooks {
  const looks = new Map<string, { readonly field: ResolvedField; readonly look: CellLook }>();
  for (const field of table.fields) {
    const look = renderers.find('cell', field.cell ?? field.type);
    if (look) looks.set(field.field, { field, look });
  }
  return {
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
  };
}
