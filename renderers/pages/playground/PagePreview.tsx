import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PageHost } from '../../../runtime/host/PageHost.tsx';
import { type PageRoute, PageRouteContext, usePageRoute } from '../../../runtime/host/PageRoute.ts';
import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';

/** A page inside the playground, with its own URL; the window's URL does not change. */
export function PagePreview({ page }: { readonly page: PageSchema }): ReactNode {
  const { renderers } = useApp();
  const { active } = usePageRoute();
  const [search, setSearch] = useState('');
  const route = useMemo<PageRoute>(() => ({ search, active, setSearch }), [search, active]);
  return (
    <PageRouteContext.Provider value={route}>
      <PageHost
        page={page}
        title={page.title ?? page.path}
        renderers={renderers}
        waiting={<PageSkeleton />}
      />
    </PageRouteContext.Provider>
  );
}
