import { type ReactNode, useEffect, useState } from 'react';
import type { Failure } from '../../runtime/data/Answer.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { pageTitle } from '../../runtime/host/pageTitle.ts';
import { reloadPage } from '../../runtime/host/reloadPage.ts';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import { ScanStore } from '../../runtime/store/scanning/ScanStore.ts';
import { readScanTables } from '../../runtime/store/scanning/ScanTables.ts';
import { ScanTaskList } from '../../runtime/store/scanning/ScanTaskList.ts';
import { ScanContent } from '../scan/ScanContent.tsx';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { ListFailure } from './list/ListFailure.tsx';

/** `page: "scan"`: makes documents of scanned codes, for phones and terminals of the shop floor. */
export function ScanPage({ page }: PageProps): ReactNode {
  const app = useApp();
  const [store, setStore] = useState<ScanStore>();
  const [failure, setFailure] = useState<Failure>();
  const { scan } = page;
  const tasks = scan?.tasks === undefined ? undefined : pageApi(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the services of `app` stay, and so does what was scanned when the language changes
  useEffect(() => {
    let isCurrent = true;
    if (scan === undefined) return;
    void readScanTables(app.schemas, scan, tasks).then((answer) => {
      if (!isCurrent) return;
      if (!answer.ok) {
        setFailure(answer.failure);
        return;
      }
      const list = tasks === undefined ? undefined : new ScanTaskList(app.data, tasks);
      const made = new ScanStore(app, scan, answer.data, list);
      setStore(made);
      void made.begin();
    });
    return () => {
      isCurrent = false;
    };
  }, [app.schemas, scan, tasks]);
  if (failure) return <ListFailure failure={failure} retry={reloadPage} />;
  if (!store) return <PageSkeleton />;
  const { hint } = page;
  return (
    <ScanContent store={store} title={pageTitle(page, app.session.menus, app.t)} hint={hint} api={tasks} />
  );
}
