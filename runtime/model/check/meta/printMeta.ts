import type { BlockKind } from '../../print/blocks/BlockKind.ts';
import { blockKinds } from '../../print/blocks/blockKinds.ts';
import { papers } from '../../print/papers.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { closed, file, flag, identifier, listOf, logic, nameOf, oneOf, textOf } from './parts.ts';

const length = (description: string, minimum = 0): JsonObject => ({
  ...{ type: 'number', minimum, maximum: 2000, description },
});

const paper = closed(
  {
    size: {
      anyOf: [
        oneOf(Object.keys(papers), '纸张'),
        closed(
          { width: length('宽（毫米）', 10), height: length('高（毫米）', 10) },
          ['width', 'height'],
          '自定尺寸',
        ),
      ],
    },
    landscape: flag('横向'),
    margins: closed(
      {
        top: length('上（毫米）'),
        right: length('右（毫米）'),
        bottom: length('下（毫米）'),
        left: length('左（毫米）'),
      },
      [],
      '页边距，默认 10 毫米',
    ),
  },
  ['size'],
  '纸张',
);

/** A block: its kind decides which properties it may have. */
const blockOf = (kinds: readonly BlockKind[]): JsonObject => ({
  type: 'object',
  properties: {
    kind: oneOf(
      kinds.map(({ name }) => name),
      '块的种类',
    ),
  },
  required: ['kind'],
  allOf: kinds.map(({ name, properties, required }) => ({
    if: { properties: { kind: { const: name } }, required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: closed({ kind: { const: name }, when: logic('满足条件才打印'), ...properties }, [
      'kind',
      ...required,
    ]),
  })),
});

/** Kinds that stand where other blocks put them. */
const still = blockKinds.filter(({ flows, isHeaderOnly }) => flows !== true && isHeaderOnly !== true);

/** JSON Schema of a print template. */
export const printMeta = (format: number): JsonObject => {
  const blocks = (description: string): JsonObject => ({
    ...listOf({ $ref: '#/$defs/block' }, description),
    maxItems: 100,
  });
  return file(
    '打印模板',
    format,
    {
      print: identifier('模板编号'),
      table: identifier('数据表'),
      title: nameOf('模板名称'),
      catalog: { type: 'string', minLength: 1, maxLength: 40, description: '打印模板分类的编码' },
      isDefault: flag('默认模板：不选模板时，用第一个适合单据的默认模板'),
      language: oneOf(['zh', 'en'], '只用于这种语言的打印；默认都可以'),
      roles: { ...listOf(nameOf('角色'), '只给这些角色使用；默认都可以'), maxItems: 100 },
      each: closed(
        {
          detail: identifier('明细表：每行印一张，模板里的字段是明细行的'),
          copies: logic('每张印几份的公式，向上取整，最多 1000，默认 1'),
        },
        [],
        '标签：按明细行和数量连续打印',
      ),
      excludes: listOf(
        closed({ when: logic('条件'), message: textOf('不能打印的原因') }, ['when', 'message']),
        '不能打印的单据',
      ),
      paper,
      size: { type: 'number', minimum: 4, maximum: 72, description: '字号（磅），默认 9' },
      header: blocks('页眉，每页都有'),
      body: blocks('正文，可跨页'),
      footer: blocks('页脚，每页都有'),
    },
    ['print', 'table', 'title', 'paper', 'body'],
    {
      block: blockOf(blockKinds),
      // Blocks in columns and areas have their places, so they hold no columns and do not flow.
      inner: blockOf(still.filter(({ inner, isNestable }) => inner === undefined || isNestable === true)),
      leaf: blockOf(still.filter(({ inner }) => inner === undefined)),
    },
  );
};
