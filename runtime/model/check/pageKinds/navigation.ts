import type { PageKind } from './PageKind.ts';

/** The pages of a field of work in the order of the work. */
export const navigation: PageKind = {
  name: 'navigation',
  view: 'Navigation',
  options: ({ closed, listOf, nameOf, route }) => ({
    stages: listOf(
      closed({ title: nameOf('步骤'), to: route, pages: listOf(route, '页面路由，按顺序') }, [
        'title',
        'pages',
      ]),
      '导航页：按业务顺序的步骤',
    ),
  }),
  *routes({ stages = [] }) {
    for (const [at, { to, pages }] of stages.entries()) {
      if (to !== undefined) yield { route: to, steps: ['stages', at, 'to'] };
      for (const [index, path] of pages.entries())
        yield { route: path, steps: ['stages', at, 'pages', index] };
    }
  },
};
