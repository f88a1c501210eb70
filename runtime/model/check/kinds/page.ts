import type { FieldTypeRegistry } from '../../fields/types/index.ts';
import type { JsonObject } from '../../schema/Json.ts';
import type { PageSchema } from '../../schema/PageSchema.ts';
import { optionParts } from '../meta/optionParts.ts';
import { file, listOf, nameOf, oneOf, route, textOf } from '../meta/parts.ts';
import { pageKinds } from '../pageKinds/pageKinds.ts';
import { calendars } from '../rules/calendars.ts';
import { rowButtons } from '../rules/links.ts';
import { pageApis } from '../rules/pageApis.ts';
import { pages } from '../rules/pages.ts';
import { reports } from '../rules/reports.ts';
import { scans } from '../rules/scans.ts';
import { knowsTable } from './BundleDraft.ts';
import { hasTexts, misshapen, refused } from './refusals.ts';
import type { FileKind } from './SchemaKind.ts';

const meta = (format: number, types: FieldTypeRegistry): JsonObject =>
  file(
    '页面',
    format,
    {
      page: textOf('页面渲染器：list、tree、permission 等'),
      path: route,
      aliases: listOf(route, '其他路由'),
      title: nameOf('标题；默认表的中文名'),
      ...Object.assign({}, ...pageKinds.map(({ options }) => options(optionParts(types)))),
      layout: oneOf(['shell', 'blank'], 'blank：不在框架内'),
      access: oneOf(['public', 'user', 'permission'], '谁可以打开；默认 permission'),
    },
    ['page', 'path'],
  );

/** A page of the product and its route. */
export const page: FileKind = {
  name: 'page',
  migrations: [],
  files: {
    place: 'pages/',
    sign: 'page',
    needs: { page: 'text', path: 'text' },
    meta,
    put(draft, document) {
      draft.pages.push(document as PageSchema); // checked
      return [document];
    },
    entries: ({ pages: all }) => all.map((one) => [one.path, one] as const),
  },
  publishing: {
    apply(draft, { name, patch }) {
      if (!hasTexts(patch, 'page', 'path')) return misshapen('page', name);
      const made = patch as unknown as PageSchema; // checked before it was published
      if (made.table !== undefined && !knowsTable(draft, made.table))
        return refused('server.overlayNoTable', '/table', { table: made.table });
      const same = (other: PageSchema): boolean => other.path.toLowerCase() === made.path.toLowerCase();
      draft.pages = [...draft.pages.filter((other) => !same(other)), made];
      return [];
    },
  },
  rules: [pages, pageApis, reports, calendars, scans, rowButtons],
};
