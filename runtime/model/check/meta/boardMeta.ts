import { askKindNamed } from '../../boards/asks/askKinds.ts';
import { type CardQuestion, keptKinds } from '../../boards/BoardSchema.ts';
import { boardLimits as limits } from '../../boards/boardLimits.ts';
import type { CardKind } from '../../boards/cards/CardKind.ts';
import { cardKinds } from '../../boards/cards/cardKinds.ts';
import { periods } from '../../boards/periods/periods.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { spans } from '../../schema/ViewSchema.ts';
import { closed, file, flag, identifier, listOf, nameOf, oneOf, route, textOf, wholeOf } from './parts.ts';

const condition = closed(
  {
    tableName: identifier('明细表；默认主表'),
    field: identifier('字段'),
    filterType: textOf('比较方式'),
    value: { description: '比较的值' },
    rows: oneOf(['any', 'all', 'none', 'sum'], '明细行如何满足条件'),
  },
  ['field', 'filterType'],
);

const conditions: JsonObject = {
  ...listOf(
    closed(
      {
        tjzType: oneOf(['and', 'or'], '组内条件的关系'),
        tjOptions: { ...listOf(condition, '条件'), minItems: 1, maxItems: 50 },
      },
      ['tjzType', 'tjOptions'],
    ),
    '筛选条件：各组同时成立',
  ),
  maxItems: 20,
};

const periodName = oneOf(
  periods.map(({ name }) => name),
  `期间：${periods.map(({ name, title }) => `${name} ${title.zh}`).join('、')}`,
);

const ofRows: JsonObject = {
  table: identifier('数据表、视图，或页面的 api'),
  where: conditions,
  date: identifier('期间所限的日期字段'),
  period: periodName,
};

/** JSON Schemas of the members of a question, by name. */
const members: Readonly<Record<keyof CardQuestion, JsonObject>> = {
  ...(ofRows as Record<'table' | 'where' | 'date' | 'period', JsonObject>), // they are its members
  by: identifier('分组字段'),
  each: oneOf(spans, '日期分组的跨度；默认每天'),
  across: identifier('第二个分组字段'),
  of: { ...listOf(identifier('数值字段'), '合计的字段；没有时计行数'), minItems: 1, maxItems: 8 },
  lines: { ...listOf(identifier('数值字段'), '组合图：画成折线的字段'), minItems: 1, maxItems: 4 },
  total: oneOf(['sum', 'average'], '合计或平均；默认合计'),
  compare: oneOf(['before', 'yearBefore'], '与上期或去年同期比较'),
  trend: oneOf(spans, '趋势线每个点的跨度'),
  columns: { ...listOf(identifier('字段'), '显示的列'), minItems: 1, maxItems: 12 },
  sort: identifier('排序字段'),
  order: oneOf(['asc', 'desc'], '排序方向；默认 desc'),
  limit: wholeOf('最多显示多少组或多少行', 1, limits.groups),
  counted: {
    ...listOf(
      closed({ title: nameOf('标题'), ...ofRows, path: route }, ['title', 'table'], '计数的数据'),
      '计数的数据，按顺序',
    ),
    minItems: 1,
    maxItems: limits.counted,
  },
};

const rowMembers = ['table', 'where', 'date', 'period'] as const;

/** Members that a question of a card of this kind may have. */
const membersOf = ({ asks, without = [] }: CardKind): readonly (keyof CardQuestion)[] => {
  const kind = askKindNamed(asks);
  const all = [...(kind?.isOfTable ? rowMembers : []), ...(kind?.members ?? [])];
  return all.filter((member) => !without.includes(member));
};

const question = (kind: CardKind): JsonObject => {
  const asked = askKindNamed(kind.asks);
  const needs = [...(asked?.isOfTable ? ['table'] : []), ...(asked?.needs ?? []), ...(kind.needs ?? [])];
  const own = membersOf(kind).map((name) => [
    name,
    name === 'of' ? { ...members.of, maxItems: kind.fields ?? 1 } : members[name],
  ]);
  return closed(Object.fromEntries(own) as JsonObject, needs, '显示哪些数据');
};

const optionsOf = ({ options = [] }: CardKind): JsonObject =>
  closed(
    Object.fromEntries(
      options.map(({ name, title, schema }) => [name, { ...schema, description: title.zh }]),
    ),
    options.filter(({ isNeeded }) => isNeeded).map(({ name }) => name),
    '这种卡片的选项',
  );

const place = closed(
  {
    x: wholeOf('第几列，从0起', 0, limits.columns - 1),
    y: wholeOf('第几行，从0起', 0, limits.rows),
    w: wholeOf('占几列', 1, limits.columns),
    h: wholeOf('占几行', 1, limits.rows),
  },
  ['x', 'y', 'w', 'h'],
  '位置和大小',
);

const card: JsonObject = {
  type: 'object',
  properties: {
    kind: oneOf(
      cardKinds.map(({ name }) => name),
      `卡片种类：${cardKinds.map(({ name, title }) => `${name} ${title.zh}`).join('、')}`,
    ),
  },
  required: ['kind'],
  allOf: cardKinds.map((kind) => ({
    if: { properties: { kind: { const: kind.name } }, required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: closed(
      {
        id: identifier('卡片编号，看板内唯一'),
        kind: { const: kind.name },
        title: nameOf('标题'),
        place,
        ...(kind.asks === undefined ? {} : { asks: question(kind) }),
        ...(kind.options === undefined ? {} : { options: optionsOf(kind) }),
      },
      [
        ...['id', 'kind', 'place'],
        ...(kind.asks === undefined ? [] : ['asks']),
        ...(kind.options?.some(({ isNeeded }) => isNeeded) ? ['options'] : []),
      ],
    ),
  })),
};

const filter = closed(
  {
    kind: oneOf(['period', 'choice'], 'period 期间，choice 字段的值'),
    title: nameOf('标题'),
    field: identifier('字段：对有此字段的卡片都起作用'),
    period: periodName,
  },
  ['kind'],
);

/** JSON Schema of a board. */
export const boardMeta = (format: number): JsonObject =>
  file(
    '看板',
    format,
    {
      board: identifier('看板编号'),
      title: nameOf('看板名称'),
      roles: { ...listOf(nameOf('角色'), '可以打开的角色；默认所有用户'), maxItems: 100 },
      isHome: flag('作为首页：给所列角色；没有列出角色时，给没有专用首页的用户'),
      screen: closed(
        { width: wholeOf('宽（像素）', 320, 7_680), height: wholeOf('高（像素）', 240, 4_320) },
        ['width', 'height'],
        '固定尺寸的大屏，按窗口缩放；默认随窗口宽度排列',
      ),
      theme: oneOf(['light', 'dark'], '配色；默认跟随用户'),
      kept: oneOf(keptKinds, '留作复用，不给人打开：board 看板，chart 图表'),
      filters: { ...listOf(filter, '筛选'), maxItems: limits.filters },
      cards: { ...listOf({ $ref: '#/$defs/card' }, '卡片'), maxItems: limits.cards },
    },
    ['board', 'title', 'cards'],
    { card },
  );
