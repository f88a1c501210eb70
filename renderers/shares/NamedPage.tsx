import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useApp } from '../../runtime/host/AppContext.ts';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import { isShareCode } from '../../runtime/model/shares/shareCode.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import { BoardContent } from '../boards/BoardContent.tsx';

/** `/boardBi/NAME` and `/dynamic/NAME`: what the rest of the address names: a code of a share, a page, or a board. */
export const NamedPage = observer(function NamedPage({ page }: PageProps): ReactNode {
  const { session } = useApp();
  const rest = page.path.split('/').slice(2).join('/');
  const name = decoded(rest);
  const lower = name.toLowerCase();
  if (isShareCode(lower)) return <Navigate to={`/${lower}`} replace />;
  const isBi = page.path.toLowerCase().startsWith('/boardbi/');
  const found = isBi
    ? undefined
    : session.pages.find(
        (one) => one.path.slice(1).toLowerCase() === lower || pageApi(one)?.toLowerCase() === lower,
      );
  return found === undefined ? <BoardContent key={name} name={name} /> : <Navigate to={found.path} replace />;
});

/** The text of an address; one that cannot be decoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
