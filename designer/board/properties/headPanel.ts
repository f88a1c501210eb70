import type { App } from '../../../runtime/host/AppContext.ts';
import type { BoardFilter, BoardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { periods } from '../../../runtime/model/boards/periods/periods.ts';
import { asText, isObject, type Json } from '../../../runtime/model/schema/Json.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import { filled } from '../../kit/filled.ts';
import type { PanelProperty } from '../../kit/PanelProperty.ts';
import type { BoardHead } from '../commands/setHead.ts';

/** What the properties of the board itself are read from. */
export interface HeadSubject {
  readonly t: App['t'];
  readonly locale: App['locale'];
  readonly draft: BoardSchema;
  readonly roles: readonly string[];
  /** Fields of what the cards ask, for filters by values. */
  readonly fields: readonly { readonly field: string; readonly title: string }[];
}

/** Members that one property sets. */
export type HeadChange = { readonly [Name in keyof BoardHead]?: BoardHead[Name] | undefined };

/** Sizes of screens that are offered. */
const screens = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1366, height: 768 },
  { width: 1080, height: 1920 },
] as const;

const fluid = 'fluid';

const sizeName = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `${width}x${height}`;

const filterOf = (line: Json): BoardFilter => {
  const said = isObject(line) ? line : {};
  const kind = said.kind === 'choice' ? 'choice' : 'period';
  const text = (name: string): string => asText(said[name] ?? null) ?? '';
  return filled({
    ...{ kind, title: text('title') },
    ...(kind === 'choice' ? { field: text('field') } : { period: text('period') }),
  });
};

/** The properties of the board itself. */
export const headProperties: readonly PanelProperty<HeadSubject, HeadChange>[] = [
  {
    name: 'title',
    title: 'boardDesign.name',
    isRequired: true,
    schema: () => ({ type: 'string', minLength: 1, maxLength: 60 }),
    read: ({ draft }) => draft.title,
    write: (value) => (typeof value === 'string' && value.trim() !== '' ? { title: value } : undefined),
  },
  {
    name: 'roles',
    title: 'boardDesign.roles',
    schema: ({ roles, draft }) => ({
      type: 'array',
      uniqueItems: true,
      items: {
        type: 'string',
        oneOf: [...new Set([...roles, ...(draft.roles ?? [])])].map((name) => ({ const: name, title: name })),
      },
    }),
    read: ({ draft }) => [...(draft.roles ?? [])],
    write: (value) => ({ roles: Array.isArray(value) ? value.map(String) : undefined }),
  },
  {
    name: 'isHome',
    title: 'boardDesign.of.isHome',
    schema: () => ({ type: 'boolean' }),
    read: ({ draft }) => draft.isHome ?? false,
    write: (value) => ({ isHome: value === true ? true : undefined }),
  },
  {
    name: 'screen',
    title: 'boardDesign.of.size',
    schema: ({ t, draft }) => {
      const known = screens.some(
        (one) => draft.screen !== undefined && sizeName(one) === sizeName(draft.screen),
      );
      const all = draft.screen === undefined || known ? screens : [...screens, draft.screen];
      return choiceSchema([
        { key: fluid, value: t('boardDesign.of.fluid') },
        ...all.map((one) => ({ key: sizeName(one), value: t('boardDesign.of.ownSize', { ...one }) })),
      ]);
    },
    read: ({ draft }) => (draft.screen === undefined ? fluid : sizeName(draft.screen)),
    write: (value) => {
      const [width = 0, height = 0] = String(value ?? '')
        .split('x')
        .map(Number);
      return { screen: width > 0 && height > 0 ? { width, height } : undefined };
    },
  },
  {
    name: 'theme',
    title: 'boardDesign.of.theme',
    schema: ({ t }) =>
      choiceSchema([
        { key: 'light', value: t('boardDesign.of.light') },
        { key: 'dark', value: t('boardDesign.of.dark') },
      ]),
    read: ({ draft }) => draft.theme,
    write: (value) => ({ theme: value === 'light' || value === 'dark' ? value : undefined }),
  },
  {
    name: 'filters',
    title: 'boardDesign.of.filters',
    schema: ({ t, locale, fields }) => ({
      type: 'array',
      maxItems: boardLimits.filters,
      items: {
        type: 'object',
        properties: {
          kind: {
            ...choiceSchema([
              { key: 'period', value: t('boardDesign.of.filterPeriod') },
              { key: 'choice', value: t('boardDesign.of.filterChoice') },
            ]),
            title: t('boardDesign.of.filterKind'),
          },
          title: { type: 'string', maxLength: 60, title: t('boardDesign.of.filterTitle') },
          field: {
            ...choiceSchema(fields.map(({ field, title }) => ({ key: field, value: title }))),
            title: t('boardDesign.of.filterField'),
          },
          period: {
            ...choiceSchema(periods.map(({ name, title }) => ({ key: name, value: title[locale] }))),
            title: t('boardDesign.of.filterFirst'),
          },
        },
      },
    }),
    read: ({ draft }) => (draft.filters ?? []).map((filter) => ({ ...filter })),
    write: (value) => ({ filters: (Array.isArray(value) ? value : []).map(filterOf) }),
  },
];
