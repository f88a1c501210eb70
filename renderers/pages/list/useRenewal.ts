import { when } from 'mobx';
import { useEffect } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import { PageStore } from '../../../runtime/store/page/PageStore.ts';

interface Renewal {
  readonly page: PageSchema;
  /** The table as it is now; undefined: not loaded. */
  readonly document: DocumentTable | undefined;
  /** The page as it is drawn. */
  readonly store: PageStore | undefined;
  put(store: PageStore): void;
}

/**
 * Takes up a newer design of a page, never under a box or dialog. The user is offered it and decides when; a box that
 * closes meanwhile decides too, and so does another tab in front. A change of the language is taken up without a word.
 */
export function useRenewal({ page, document, store, put }: Renewal): void {
  const app = useApp();
  const { active } = usePageRoute();
  useEffect(() => {
    if (document === undefined || store === undefined) return;
    const isNewer = store.doc !== document;
    if (!isNewer && store.page === page) return;
    const isOffered = isNewer && store.renewal.locale === app.locale;
    let isTouched = !isOffered || !active;
    const stop = when(
      () => {
        const isOpen = (store.box?.phase ?? 'closed') !== 'closed';
        isTouched ||= isOpen;
        return isTouched && !isOpen && store.dialog === undefined;
      },
      () => put(new PageStore(app, page, document)),
    );
    if (isOffered)
      store.renewal.offer(async () => {
        const { renewPage } = await import('../../../runtime/store/page/renewPage.ts');
        const next = await renewPage(app, store, page, document);
        if (next !== undefined) put(next);
      });
    return () => {
      stop();
      store.renewal.offer(undefined);
    };
  }, [app, page, document, store, put, active]);
}
