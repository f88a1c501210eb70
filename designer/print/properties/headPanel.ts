import { papers, sheetOf } from '../../../runtime/model/print/papers.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PaperSchema, PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import type { PrintOffer } from '../../../runtime/wire/print/PrintDesign.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import type { PanelWorld } from './PanelWorld.ts';

/** Choice of a paper with a size of its own. */
const ownSize = 'own';

const edges = ['top', 'right', 'bottom', 'left'] as const;

const isOwn = ({ size }: PaperSchema): boolean => typeof size !== 'string';

/** JSON Schema of the panel of a template itself. */
export const headSchema = (
  draft: PrintSchema,
  { catalogs, roles }: PrintOffer,
  { t, doc }: PanelWorld,
): JsonObject => {
  const mm = (title: string, minimum = 0): JsonObject => ({ type: 'number', minimum, maximum: 2000, title });
  return {
    type: 'object',
    required: ['title', 'size'],
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 60, title: t('printDesign.name') },
      catalog: {
        ...choiceSchema(catalogs.map(({ code, title }) => ({ key: code, value: title }))),
        title: t('printDesign.catalog'),
      },
      isDefault: { type: 'boolean', title: t('printDesign.of.isDefault') },
      language: {
        ...choiceSchema([
          { key: 'zh', value: '中文' },
          { key: 'en', value: 'English' },
        ]),
        title: t('printDesign.of.language'),
      },
      roles: {
        type: 'array',
        uniqueItems: true,
        items: { type: 'string', oneOf: roles.map((name) => ({ const: name, title: name })) },
        title: t('printDesign.of.roles'),
      },
      size: { type: 'number', minimum: 4, maximum: 72, title: t('printDesign.of.usualSize') },
      paper: {
        ...choiceSchema([
          ...Object.keys(papers).map((name) => ({ key: name, value: name })),
          { key: ownSize, value: t('printDesign.of.ownPaper') },
        ]),
        title: t('printDesign.paper'),
      },
      ...(isOwn(draft.paper) && {
        width: mm(t('printDesign.of.paperWidth'), 10),
        height: mm(t('printDesign.of.paperHeight'), 10),
      }),
      landscape: { type: 'boolean', title: t('printDesign.of.landscape') },
      ...Object.fromEntries(edges.map((edge) => [edge, mm(t(`printDesign.margin.${edge}`))])),
      eachDetail: {
        ...choiceSchema(doc.details.map(({ table }) => ({ key: table.table, value: table.cnName }))),
        title: t('printDesign.of.each'),
      },
      copies: { type: 'string', maxLength: 500, title: t('printDesign.of.copies') },
    },
  };
};

/** A template as its panel shows it. */
export const readHead = (draft: PrintSchema): JsonObject => {
  const { title, catalog, isDefault, language, roles = [], size, paper, each } = draft;
  const sheet = sheetOf(paper);
  const copies = each?.copies;
  return {
    title,
    size: size ?? 9,
    isDefault: isDefault ?? false,
    roles: [...roles],
    landscape: paper.landscape ?? false,
    paper: typeof paper.size === 'string' ? paper.size : ownSize,
    ...(typeof paper.size !== 'string' && { width: paper.size.width, height: paper.size.height }),
    ...Object.fromEntries(edges.map((edge) => [edge, sheet?.margins[edge] ?? 10])),
    ...(catalog !== undefined && { catalog }),
    ...(language !== undefined && { language }),
    ...(each?.detail !== undefined && { eachDetail: each.detail }),
    ...(copies !== undefined && { copies: typeof copies === 'string' ? copies : JSON.stringify(copies) }),
  };
};

type Write = (draft: PrintSchema, value: Json | undefined) => PrintSchema | undefined;

const number = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;
const text = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Leaves out what is undefined. */
const kept = <T extends object>(made: T): T =>
  Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)) as T;

const withSize =
  (side: 'width' | 'height'): Write =>
  (draft, value) => {
    const { size } = draft.paper;
    const mm = number(value);
    if (typeof size === 'string' || mm === undefined) return undefined;
    return { ...draft, paper: { ...draft.paper, size: { ...size, [side]: mm } } };
  };

const withMargin =
  (edge: (typeof edges)[number]): Write =>
  (draft, value) => {
    const mm = number(value);
    return mm === undefined
      ? undefined
      : { ...draft, paper: { ...draft.paper, margins: { ...draft.paper.margins, [edge]: mm } } };
  };

const formulaOf = (value: string): Json => {
  if (!/^\s*[{[]/.test(value)) return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
};

const withEach = (draft: PrintSchema, change: object): PrintSchema => {
  const each = kept({ ...draft.each, ...change });
  return kept({ ...draft, each: Object.keys(each).length === 0 ? undefined : each }) as PrintSchema;
};

const writers: Readonly<Record<string, Write>> = {
  title: (draft, value) => (text(value) === undefined ? undefined : { ...draft, title: String(value) }),
  catalog: (draft, value) => kept({ ...draft, catalog: text(value) }) as PrintSchema,
  isDefault: (draft, value) =>
    kept({ ...draft, isDefault: value === true ? true : undefined }) as PrintSchema,
  language: (draft, value) =>
    kept({ ...draft, language: value === 'zh' || value === 'en' ? value : undefined }) as PrintSchema,
  roles: (draft, value) => {
    const names = Array.isArray(value) ? value.map(String) : [];
    return kept({ ...draft, roles: names.length === 0 ? undefined : names }) as PrintSchema;
  },
  size: (draft, value) => kept({ ...draft, size: number(value) }) as PrintSchema,
  paper: (draft, value) => {
    const name = text(value);
    if (name === undefined) return undefined;
    const sheet = sheetOf({ size: draft.paper.size });
    const size = name === ownSize ? { width: sheet?.width ?? 100, height: sheet?.height ?? 60 } : name;
    return { ...draft, paper: { ...draft.paper, size } };
  },
  width: withSize('width'),
  height: withSize('height'),
  landscape: (draft, value) => ({
    ...draft,
    paper: kept({ ...draft.paper, landscape: value === true ? true : undefined }) as PaperSchema,
  }),
  ...Object.fromEntries(edges.map((edge) => [edge, withMargin(edge)])),
  eachDetail: (draft, value) => withEach(draft, { detail: text(value) }),
  copies: (draft, value) => {
    const said = text(value);
    return withEach(draft, { copies: said === undefined ? undefined : formulaOf(said) });
  },
};

/** The template after a property of its panel changed; undefined: the value is not usable yet. */
export const writeHead = (
  draft: PrintSchema,
  name: string,
  value: Json | undefined,
): PrintSchema | undefined => writers[name]?.(draft, value);

/** The property of the panel that shows a mistake at a place of the template; undefined: none does. */
export const headPropertyAt = (path: string): string | undefined => {
  const [first = '', second, third] = path.split('/').slice(1);
  if (first === 'paper') return second === 'margins' ? (third ?? 'top') : 'paper';
  if (first === 'each') return second === 'detail' ? 'eachDetail' : 'copies';
  return Object.hasOwn(writers, first) ? first : undefined;
};
