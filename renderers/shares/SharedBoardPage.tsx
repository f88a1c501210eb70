import type { ReactNode } from 'react';
import { pathValue } from '../../runtime/model/schema/pathFits.ts';
import { sharedName } from '../../runtime/model/shares/sharedName.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import { BoardContent } from '../boards/BoardContent.tsx';

/** `/board_{id}`: a board that was shared with the user, with the user's own rights. */
export function SharedBoardPage({ page }: PageProps): ReactNode {
  const name = sharedName(pathValue('/board_{id}', page.path) ?? '');
  return <BoardContent key={name} name={name} />;
}
