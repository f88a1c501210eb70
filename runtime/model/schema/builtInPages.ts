import type { PageSchema } from './PageSchema.ts';

/**
 * Pages that exist before any schema is loaded, such as login and error pages. A page of the session with the
 * same path takes precedence.
 */
export const builtInPages: readonly PageSchema[] = [
  { format: 1, page: 'login', path: '/login', access: 'public', layout: 'blank' },
  { format: 1, page: 'password', path: '/password', access: 'public', layout: 'blank' },
  { format: 1, page: '404', path: '/404', access: 'public', layout: 'shell' },
  { format: 1, page: 'message', path: '/message', access: 'public', layout: 'blank' },
  { format: 1, page: 'coding', path: '/coding', access: 'public', layout: 'blank' },
  // Not implemented yet; open without a login.
  {
    format: 1,
    page: 'coding',
    path: '/erweima',
    aliases: ['/wxRedirectView'],
    access: 'public',
    layout: 'blank',
  },
  { format: 1, page: '401', path: '/401', access: 'user' },
  { format: 1, page: 'home', path: '/home', aliases: ['/home2'], access: 'user' },
  { format: 1, page: 'shared', path: '/{shareCode#}', access: 'public', layout: 'blank' },
  { format: 1, page: 'sharedBoard', path: '/board_{id}', access: 'user' },
  {
    format: 1,
    page: 'named',
    path: '/boardBi/{pathMatch*}',
    aliases: ['/dynamic/{pathMatch*}'],
    access: 'user',
  },
  { format: 1, page: 'userInfo', path: '/UserInfo', access: 'user' },
];

/** Whether a page is one of these. One whose path has a `{name}` is open at an address of its own, and known by its kind. */
export const isBuiltIn = (page: PageSchema): boolean =>
  builtInPages.some((one) => one === page || (one.path.includes('{') && one.page === page.page));
