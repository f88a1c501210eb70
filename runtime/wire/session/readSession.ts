import type { Json } from '../../model/schema/Json.ts';
import type { Reader } from '../Reader.ts';
import { fieldRight, page } from '../schemaShapes.ts';
import { bool, json, listOf, mapOf, maybe, number, object, or, type Shape, text } from '../shape.ts';
import { unpackGrants } from './packedGrants.ts';
import { completeMenu } from './packedMenu.ts';
import { completePages } from './packedPage.ts';
import type { SessionAnswer } from './SessionAnswer.ts';
import type { MenuItem, SessionData } from './SessionData.ts';

const menuItem: Shape<MenuItem> = (value, path) => ({
  url: undefined,
  icon: undefined,
  tableName: undefined,
  ...object<{ id: number; parentId: number; name: string; enable: number }>({
    id: number,
    parentId: or(number, 0),
    name: text,
    enable: or(number, 1),
  })(value, path),
  ...object<{ url?: string; icon?: string; tableName?: string }>({
    url: maybe(text),
    icon: maybe(text),
    tableName: maybe(text),
  })(value, path),
});

const sessionApp: Shape<SessionData['app']> = object<SessionData['app']>({
  name: text,
  company: or(text, ''),
  logo: maybe(text),
  color: maybe(text),
  timeZone: text,
  now: text,
  pageSizes: or(listOf(number, 20), [30, 60, 100, 120]),
  pageSize: or(number, 30),
  systemType: or(number, 1),
});

const sessionOf = (parts: Pick<SessionShapes, 'grants' | 'menus' | 'pages'>): Shape<SessionData> =>
  object<SessionData>({
    user: object<SessionData['user']>({
      user_Id: number,
      userName: text,
      realName: or(text, ''),
      roleIds: or(listOf(number, 1000), []),
      roleNames: or(listOf(text, 1000), []),
      isSuperAdmin: or(bool, false),
      subordinateIds: or(listOf(number), []),
    }),
    fieldRights: or(mapOf(mapOf(fieldRight)), {}),
    app: sessionApp,
    place: maybe(text),
    version: maybe(text),
    ...parts,
  });

type SessionShapes = { readonly [Part in keyof SessionData]: Shape<SessionData[Part]> };

const pages = listOf(page, 5000);

/** The session as the browser keeps it. */
export const session: Shape<SessionData> = sessionOf({
  grants: or(mapOf(listOf(text, 100)), {}),
  menus: listOf(menuItem, 5000),
  pages,
});

const sentPages = listOf(json, 5000);

const packedGrants = mapOf(listOf(text, 10_000));

/** The session as the server sends it. */
const sentSession: Shape<SessionData> = sessionOf({
  grants: (value, path) => unpackGrants(packedGrants(value, path)),
  menus: listOf((value, path) => menuItem(completeMenu(value), path), 5000),
  pages: (value, path) => pages(completePages(sentPages(value, path)), path),
});

/** What is never kept. */
const current = object<Pick<SessionData, 'app' | 'place'>>({ app: sessionApp, place: maybe(text) });

/** The session over the known one: an answer without a user says that the rest has not changed. */
export const sessionAfter =
  (known: SessionData | undefined): Reader<SessionData, SessionAnswer> =>
  (value, path) => {
    const { user } = object<{ user?: Json }>({ user: maybe(json) })(value, path);
    if (known === undefined || user !== undefined) return sentSession(value, path);
    return { ...known, ...current(value, path) };
  };
