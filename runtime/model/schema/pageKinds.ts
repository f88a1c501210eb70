import type { PageSchema } from './PageSchema.ts';

/** Options of a page beyond those of every page. */
type PageOption = Exclude<
  keyof PageSchema,
  '$schema' | 'format' | 'page' | 'path' | 'aliases' | 'title' | 'layout' | 'access'
>;

/** What the rest of the product knows of a kind of page; what it looks like is its renderer's. */
interface PageKind {
  readonly name: string;
  /** Options that a page of this kind may have. */
  readonly options: readonly PageOption[];
  /** It lists the records of its table, so searches and references lead to it. */
  readonly lists?: true;
  /** It only explains why another page is not shown: it gets no tab. */
  readonly isNotice?: true;
  /** It is where the user starts: nothing stands above it. */
  readonly isStart?: true;
}

/** Kind of a page that says none over the wire. */
export const usualPageKind = 'list';

/** The kinds of pages the product ships. Those of plugins have all options and list nothing. */
const pageKinds: readonly PageKind[] = [
  {
    name: usualPageKind,
    lists: true,
    options: [
      'table',
      'api',
      'of',
      'rows',
      'values',
      'fields',
      'variant',
      'quickSearch',
      'tree',
      'flat',
      'actions',
      'authShow',
      'caseDialog',
      'box',
    ],
  },
  { name: 'navigation', options: ['stages'] },
  { name: 'home', options: [], isStart: true },
  { name: 'inbox', options: ['table'] },
  { name: 'approve', options: [] },
  { name: 'permission', options: [] },
  { name: 'userInfo', options: [] },
  { name: 'playground', options: [] },
  { name: 'login', options: [] },
  { name: 'password', options: [] },
  { name: 'message', options: [] },
  { name: 'coding', options: [] },
  { name: '401', options: [], isNotice: true },
  { name: '404', options: [], isNotice: true },
];

const byName = new Map(pageKinds.map((kind) => [kind.name, kind]));

/** The kind of a page; undefined: that of a plugin. */
export const pageKind = ({ page }: Pick<PageSchema, 'page'>): PageKind | undefined => byName.get(page);
