import type { PageSchema } from '../../schema/PageSchema.ts';
import { board } from './board.ts';
import { calendar } from './calendar.ts';
import { collection } from './collection.ts';
import { list } from './list.ts';
import { navigation } from './navigation.ts';
import { noOptions, type PageKind } from './PageKind.ts';
import { report } from './report.ts';
import { scan } from './scan.ts';
import { screen } from './screen.ts';
import { settings } from './settings.ts';

/** A kind without options. */
const plain = (name: string, view: string): PageKind => ({ name, view, options: noOptions });

/** The kinds of pages the product ships. Those of plugins have all options and list nothing. */
export const pageKinds: readonly PageKind[] = [
  list,
  report,
  calendar,
  scan,
  navigation,
  settings,
  collection,
  { name: 'home', options: noOptions, isStart: true },
  board,
  screen,
  { name: 'boards', options: noOptions },
  { name: 'shares', options: noOptions },
  { name: 'sharedBoard', options: noOptions },
  { name: 'named', options: noOptions },
  plain('shared', 'Shared'),
  { name: 'inbox', view: 'Inbox', options: ({ identifier }) => ({ table: identifier('数据表') }) },
  plain('approve', 'Approve'),
  plain('permission', 'Permission'),
  plain('userInfo', 'UserInfo'),
  plain('playground', 'Playground'),
  plain('login', 'Login'),
  plain('password', 'Password'),
  plain('message', 'Message'),
  plain('coding', 'Coding'),
  { ...plain('401', 'Unauthorised'), isNotice: true },
  { ...plain('404', 'NotFound'), isNotice: true },
];

/** Kinds of pages that designers draw (`designer/index.ts`): without options, and known to the check only. */
export const designerPages: readonly string[] = [
  'views',
  'formDraggable',
  'relations',
  'prints',
  'printTree',
  'boardSettings',
  'pages',
  'datasets',
  'dataSources',
  'dimensions',
  'keptBoards',
  'keptCharts',
];

/** Kind of a page that says none over the wire. */
export const usualPageKind = list.name;

const byName = new Map(pageKinds.map((kind) => [kind.name, kind]));

/** The kind of a page; undefined: that of a plugin. */
export const pageKind = ({ page }: Pick<PageSchema, 'page'>): PageKind | undefined => byName.get(page);
