import { usualPageKind } from '../../model/check/pageKinds/pageKinds.ts';
import { isObject, type Json } from '../../model/schema/Json.ts';
import type { PageSchema } from '../../model/schema/PageSchema.ts';

type Said = Partial<Omit<PageSchema, '$schema' | 'format' | 'of' | 'rows' | 'values' | 'fields'>>;

/**
 * Page of the session, without what only the server reads. Missing: `page` is `list`, `path` is the path of the table. Texts
 * inside of its options that are paths of the session's pages are `#` and the place of the page among them. A page with
 * a table and a quick search names them without the properties' names, before whatever else it says.
 */
export type PackedPage = Said | readonly [table: string, quickSearch: string, more?: Said];

const pathOf = (table: unknown): string | undefined => (typeof table === 'string' ? `/${table}` : undefined);

/** The value with its texts changed, names of properties aside. */
const changeTexts = (value: Json, change: (text: string) => string): Json => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => changeTexts(one, change));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changeTexts(one, change)]))
    : value;
};

/** The same for lists and objects only: a page's own title and names stay. */
const mapOptions = (page: object, change: (text: string) => string): object =>
  Object.fromEntries(
    Object.entries(page as Readonly<Record<string, Json>>).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : changeTexts(value, change),
    ]),
  );

/** Leaves out what the server alone reads, and what {@link completePages} adds. */
export const packPages = (pages: readonly PageSchema[]): readonly PackedPage[] => {
  const places = new Map(pages.map(({ path }, at) => [path, at] as const));
  const pack = (text: string): string => {
    const at = places.get(text);
    return text.startsWith('#') ? `#${text}` : at === undefined ? text : `#${at}`;
  };
  return pages.map(({ $schema, format, page, path, of, rows, values, fields, ...rest }): PackedPage => {
    const said = {
      ...(page === usualPageKind ? {} : { page }),
      ...(path === pathOf(rest.table) ? {} : { path }),
      ...rest,
    };
    const { table, quickSearch, ...more } = said;
    if (table === undefined || quickSearch === undefined) return mapOptions(said, pack);
    return Object.keys(more).length === 0
      ? [table, quickSearch]
      : [table, quickSearch, mapOptions(more, pack)];
  });
};

/** Adds what {@link packPages} left out. Values that are no pages stay as they are, for the reader to refuse. */
export const completePages = (values: readonly unknown[]): readonly unknown[] => {
  const pages = values.map((value): unknown => {
    const [table, quickSearch, more = {}] = Array.isArray(value) ? (value as readonly unknown[]) : [];
    const said = Array.isArray(value) && isObject(more) ? { ...more, table, quickSearch } : value;
    return isObject(said) ? { format: 1, page: usualPageKind, path: pathOf(said.table), ...said } : said;
  });
  const unpack = (text: string): string => {
    if (text.startsWith('##')) return text.slice(1);
    const page = text.startsWith('#') ? pages[Number(text.slice(1))] : undefined;
    return isObject(page) && typeof page.path === 'string' ? page.path : text;
  };
  return pages.map((page) => (isObject(page) ? mapOptions(page, unpack) : page));
};
