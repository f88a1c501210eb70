import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { PageProps } from '../../runtime/Renderer.ts';
import { BoardContent } from './BoardContent.tsx';

/** `page: "board"`: the board that the page names, else the one that the address names (`?board=`). */
export const BoardPage = observer(function BoardPage({ page }: PageProps): ReactNode {
  const [search] = useSearchParams();
  const name = page.board ?? search.get('board') ?? '';
  return <BoardContent key={name} name={name} />;
});
