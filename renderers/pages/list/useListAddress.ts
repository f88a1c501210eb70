import { useCallback, useEffect } from 'react';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';

/** The query of a page's address with its long filters; `search` is undefined until they are loaded. For observers. */
export function useListAddress({ filters }: PageStore): {
  readonly search: string | undefined;
  readonly setSearch: (search: string, push: boolean) => void;
} {
  const { search: address, setSearch: setAddress } = usePageRoute();
  const search = filters.expanded(address);
  useEffect(() => {
    if (search === undefined) void filters.load(address);
  }, [filters, address, search]);
  const setSearch = useCallback(
    (next: string, push: boolean) => setAddress(filters.shortened(next), push),
    [filters, setAddress],
  );
  return { search, setSearch };
}
