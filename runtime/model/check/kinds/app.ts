import type { JsonObject } from '../../schema/Json.ts';
import type { AppSchema } from '../../schema/SchemaBundle.ts';
import { closed, file, listOf, oneOf, textOf, wholeOf } from '../meta/parts.ts';
import type { SchemaKind } from './SchemaKind.ts';

const meta = (format: number): JsonObject =>
  file(
    '应用',
    format,
    {
      name: textOf('产品名'),
      company: textOf('公司名'),
      systemType: oneOf([1, 2], '2：标题旁有收藏星标'),
      routeMode: oneOf(['plain', 'centre'], 'centre：设备、采购检验、打印模板的路径改到它们的树形页面'),
      pageSizes: { ...listOf(wholeOf('每页行数', 1, 1000), '每页行数选项'), minItems: 1 },
      pageSize: wholeOf('默认每页行数', 1, 1000),
      detailPageSize: wholeOf('明细一次读取的行数', 1, 100_000),
      workingHours: closed(
        {
          days: listOf({ type: 'integer', minimum: 1, maximum: 7 }, '工作日：1 周一 … 7 周日'),
          from: { type: 'string', pattern: '^\\d\\d:\\d\\d$', description: '上班' },
          to: { type: 'string', pattern: '^\\d\\d:\\d\\d$', description: '下班' },
        },
        ['days', 'from', 'to'],
        '工作时间',
      ),
    },
    ['name'],
  );

/** Name of the application and behaviour of its lists, one file. */
export const app: SchemaKind = {
  name: 'app',
  migrations: [],
  files: {
    place: 'app.json',
    sign: 'pageSizes',
    needs: { name: 'text', pageSizes: 'list' },
    meta,
    put(draft, document) {
      const before = draft.app;
      draft.app ??= document as AppSchema; // checked
      return [document, before];
    },
    entries: () => [],
  },
};
