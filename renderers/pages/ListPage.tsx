import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Answer } from '../../runtime/data/Answer.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { pageTitle } from '../../runtime/host/pageTitle.ts';
import { reloadPage } from '../../runtime/host/reloadPage.ts';
import { useRetryWhenBack } from '../../runtime/host/useRetryWhenBack.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { ListContent } from './list/ListContent.tsx';
import { ListFailure } from './list/ListFailure.tsx';
import { useRenewal } from './list/useRenewal.ts';
import './list/list.css';

interface ListPageProps extends PageProps {
  /** How the rows are shown; default in a grid. */
  readonly Content?: ComponentType<{ readonly page: PageStore; readonly title: string }>;
}

/** `page: "list"`: the one list page of every table. */
export function ListPage({ page, Content = ListContent }: ListPageProps): ReactNode {
  const app = useApp();
  const [answer, setAnswer] = useState<Answer<DocumentTable>>();
  const [store, setStore] = useState<PageStore>();
  const [turn, setTurn] = useState(0);
  const table = pageApi(page);
  const { schemas } = app;
  const revision = useSyncExternalStore(schemas.subscribe, () => schemas.revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` and `revision` trigger a new load
  useEffect(() => {
    let current = true;
    if (table === undefined) return;
    void app.schemas.listed(table).then((found) => {
      if (!current) return;
      setAnswer(found);
      // The store lives as long as the page, or until its table changes (below).
      if (found.ok) setStore((before) => before ?? new PageStore(app, page, found.data));
    });
    return () => {
      current = false;
    };
  }, [app.schemas, table, page, turn, revision]);
  const document = answer?.ok ? answer.data : undefined;
  useRenewal({ page, document, store, put: setStore });

  const isFailed = answer?.ok === false;
  const retry = useCallback(() => {
    setAnswer(undefined);
    setTurn((before) => before + 1);
  }, []);
  useRetryWhenBack(isFailed ? retry : undefined);

  const { t } = app;
  if (table === undefined) {
    const failure = { code: 'schema', message: t('list.noTable', { path: page.path }) };
    return (
      <div className="jig-list">
        <ListFailure failure={failure} retry={reloadPage} />
      </div>
    );
  }
  if (answer && !answer.ok) {
    return (
      <div className="jig-list">
        <ListFailure failure={answer.failure} retry={retry} />
      </div>
    );
  }
  if (!store) return <PageSkeleton />;
  return <Content key={keyOf(store)} page={store} title={pageTitle(page, app.session.menus, t)} />;
}

const keys = new WeakMap<PageStore, number>();
let last = 0;

/** React key of a store, so that a new store draws a new page. */
function keyOf(store: PageStore): number {
  const key = keys.get(store) ?? ++last;
  keys.set(store, key);
  return key;
}
