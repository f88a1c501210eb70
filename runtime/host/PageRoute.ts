import { createContext, useContext } from 'react';
import type { TabGuard } from '../store/shell/TabStore.ts';

/**
 * The address of one open page. A page in the background keeps its address when the window's address changes.
 */
export interface PageRoute {
  /** Query text without `?`. */
  readonly search: string;
  /** True when this page is in the foreground. */
  readonly active: boolean;
  /** Sets the query of this page. `push` adds a history entry; otherwise the current one is replaced. */
  setSearch(search: string, push: boolean): void;
  /**
   * Sets the confirmation before this page's tab closes. Call the result to remove it. Undefined when the
   * page has no tab.
   */
  guard?(guard: TabGuard): () => void;
}

export const PageRouteContext = createContext<PageRoute | undefined>(undefined);

/** The {@link PageRoute} of the page around this component. Throws outside of a page. */
export function usePageRoute(): PageRoute {
  const route = useContext(PageRouteContext);
  if (!route) throw new Error('usePageRoute: not inside a page');
  return route;
}
