import { createContext, useContext } from 'react';
import type { TabGuard } from '../store/TabStore.ts';

/** The address of one open page. A page that is not in front keeps its own, whatever the window's address is. */
export interface PageRoute {
  /** Query text without `?`. */
  readonly search: string;
  /** This page is the one in front. */
  readonly active: boolean;
  /** Writes the query of this page; `push` makes a step Back returns to, else the entry is replaced. */
  setSearch(search: string, push: boolean): void;
  /** Says what is asked before this page's tab is closed, until the answer is called; without it the page has no tab. */
  guard?(guard: TabGuard): () => void;
}

export const PageRouteContext = createContext<PageRoute | undefined>(undefined);

/** The {@link PageRoute} of the page around this component. */
export function usePageRoute(): PageRoute {
  const route = useContext(PageRouteContext);
  if (!route) throw new Error('usePageRoute: not inside a page');
  return route;
}
