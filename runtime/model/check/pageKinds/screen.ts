import type { PageKind } from './PageKind.ts';

/** Boards on a wall, one or several in turn. With `layout: blank` nothing stands around them. */
export const screen: PageKind = {
  name: 'screen',
  options: ({ closed, listOf, identifier, wholeOf }) => ({
    boards: {
      ...listOf(
        closed({ board: identifier('看板编号'), seconds: wholeOf('显示多少秒；默认20', 5, 3_600) }, [
          'board',
        ]),
        '大屏：依次显示的看板；只有一个时不轮换',
      ),
      minItems: 1,
      maxItems: 20,
    },
  }),
  needs: ['boards'],
};
