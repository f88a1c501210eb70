import type { FurtherPage } from '../../runtime/model/schema/FurtherPage.ts';
import { asList, asObject, asText, type Json } from '../../runtime/model/schema/Json.ts';
import type { NamedTable, NamePlace } from '../../runtime/wire/NamedTable.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { throughPage } from '../reading/throughPage.ts';

/** Texts of the members at a path; members of lists one after another. */
const textsAt = (value: Json, [member, ...rest]: readonly string[]): readonly string[] => {
  if (member === undefined) return [asText(value)].filter((text) => text !== undefined);
  const list = asList(value);
  if (list !== undefined) return list.flatMap((one) => textsAt(one, [member, ...rest]));
  const inner = asObject(value)?.[member];
  return inner === undefined ? [] : textsAt(inner, rest);
};

/** The value with `text` in place of `name` (lower case) at a path. */
const renamed = (value: Json, path: readonly string[], name: string, text: string): Json => {
  const [member, ...rest] = path;
  if (member === undefined) return asText(value)?.toLowerCase() === name ? text : value;
  const list = asList(value);
  if (list !== undefined) return list.map((one) => renamed(one, path, name, text));
  const object = asObject(value);
  const inner = object?.[member];
  return inner === undefined ? value : { ...object, [member]: renamed(inner, rest, name, text) };
};

const partsOf = (place: NamePlace): readonly [from: string, path: readonly string[]] => {
  const [from = '', ...path] = place.split('.');
  return [from, path];
};

/** Texts at a place of a call. */
const said = (call: UserCall, place: NamePlace): readonly string[] => {
  const [from, path] = partsOf(place);
  if (from === 'body') return textsAt(call.body, path);
  const text = from === 'path' ? call.params.table : call.query(path.join('.'));
  return text === undefined ? [] : [text];
};

/** The page that the call names, by its API name or its address. */
const pageNamed = (call: UserCall, { at }: NamedTable): FurtherPage | undefined => {
  for (const place of at)
    for (const name of said(call, place)) {
      const page = call.context.catalog.pageOfApi(name.replace(/^\/|\/$/g, ''));
      if (page !== undefined) return page;
    }
  return undefined;
};

/** The call with the name of a table in place of that of the page, wherever the call may name one. */
const naming = (call: UserCall, { at }: NamedTable, api: string, table: string): UserCall => {
  const real = (text: string): string => (text.toLowerCase() === api ? table : text);
  const places = at.map(partsOf);
  const queries = new Set(
    places.flatMap(([from, [name = '']]) => (from === 'query' ? [name.toLowerCase()] : [])),
  );
  const { params } = call;
  return {
    ...call,
    params: params.table === undefined ? params : { ...params, table: real(params.table) },
    query: (name) => {
      const text = call.query(name);
      return text !== undefined && queries.has(name.toLowerCase()) ? real(text) : text;
    },
    body: places.reduce(
      (body, [from, path]) => (from === 'body' ? renamed(body, path, api, table) : body),
      call.body,
    ),
  };
};

/**
 * A call that names a further page where its endpoint says that it acts on rows, as a call about the table with what the page
 * gives. So no operation knows that a table has several pages. A call that acts on more than its rows is refused. Any other
 * call stays as it is, and finds no table of that name.
 */
export const calledThrough = (
  call: UserCall,
  names: NamedTable | undefined,
): { readonly call: UserCall } | { readonly refused: Answer<never> } => {
  const page = names === undefined || names.about === 'word' ? undefined : pageNamed(call, names);
  const through = page && throughPage(call, page);
  if (names === undefined || page === undefined || through === undefined) return { call };
  if (names.about === 'whole') {
    const table = call.context.catalog.table(through.table)?.cnName ?? through.table;
    return { refused: refuse('403', call.say('page.wholeTable', { page: page.title ?? page.api, table })) };
  }
  return { call: naming(through.call, names, page.api.toLowerCase(), through.table) };
};
