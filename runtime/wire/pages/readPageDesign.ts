import type { MenuSchema } from '../../model/schema/MenuSchema.ts';
import type { PageSchema } from '../../model/schema/PageSchema.ts';
import type { BoardTable } from '../boards/BoardDesign.ts';
import type { Reader } from '../Reader.ts';
import { bool, json, listOf, maybe, number, object, type Shape, text } from '../shape.ts';
import type { DesignedPage, PageDesigns, PageLine } from './PageDesign.ts';

// Both were checked before they were in force.
const page: Shape<PageSchema> = (value, path) => json(value, path) as unknown as PageSchema;
const menu: Shape<MenuSchema> = (value, path) => json(value, path) as unknown as MenuSchema;

const named = object<{ readonly id: number; readonly name: string }>({ id: number, name: text });

/** The answer of `designs`. */
export const pageDesigns: Reader<PageDesigns> = object<PageDesigns>({
  pages: listOf(
    object<DesignedPage>({
      ...{ name: text, title: text, tableTitle: text, version: number, isShipped: bool },
      ...{ publishedBy: maybe(text), publishedAt: maybe(text) },
      ...{ line: maybe(object<PageLine>({ version: number, menu })), schema: page },
    }),
  ),
  tables: listOf(object<BoardTable>({ table: text, title: text, isView: bool })),
  ...{ groups: listOf(named), freeMenuId: number, roles: listOf(named), paths: listOf(text) },
});
