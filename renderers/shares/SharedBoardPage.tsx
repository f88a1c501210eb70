import type { ReactNode } from 'react';
import { pathValue } from '../../runtime/model/schema/pathFits.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import { BoardView } from '../boards/BoardView.tsx';

/** `/board_{id}`: a board that was shared with the user, with the user's own rights. */
export function SharedBoardPage({ page }: PageProps): ReactNode {
  const name = `share:${pathValue('/board_{id}', page.path) ?? ''}`;
  return <BoardView key={name} name={name} />;
}
