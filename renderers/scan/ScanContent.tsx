import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useScans } from '../../runtime/host/CommandContext.ts';
import { useCore } from '../../runtime/host/CoreContext.ts';
import { usePageRoute } from '../../runtime/host/PageRoute.ts';
import { holdUnsaved } from '../../runtime/store/drafts/unsavedWork.ts';
import type { ScanTarget } from '../../runtime/store/scan/ScanTarget.ts';
import type { ScanStore } from '../../runtime/store/scanning/ScanStore.ts';
import { CodeInput } from './CodeInput.tsx';
import { HeaderFields } from './HeaderFields.tsx';
import { LineCard } from './LineCard.tsx';
import { LineList } from './LineList.tsx';
import { RowCards } from './RowCards.tsx';
import { ScanFoot } from './ScanFoot.tsx';
import './scan.css';

interface ScanContentProps {
  readonly store: ScanStore;
  readonly title: string;
  readonly hint: string | undefined;
  /** Name of the tasks' table in calls. */
  readonly api: string | undefined;
}

/** What is asked, what was scanned, and what is open: laid out for one hand. Codes come from anywhere on the page. */
export const ScanContent = observer(function ScanContent({
  store,
  title,
  hint,
  api,
}: ScanContentProps): ReactNode {
  const { t } = useApp();
  const { connection } = useCore();
  const { active } = usePageRoute();
  useEffect(() => holdUnsaved({ unsaved: () => store.unsaved }), [store]);
  const target = useMemo(
    (): ScanTarget => ({
      take: (code, { element, typing, touched, restore }) => {
        if (!active) return false;
        const isOwn = element?.closest('[data-scan]') !== null;
        // A text that the user types into another field stays there.
        if (typing && touched && !isOwn) return false;
        if (typing) restore();
        void store.take(code);
        return true;
      },
    }),
    [store, active],
  );
  useScans(target);
  const { source, line, offered, rowStep, work, tasks } = store;
  return (
    <div className="jig-scan">
      <h1>{title}</h1>
      {hint === undefined ? null : <p className="jig-scan-hint">{hint}</p>}
      {connection.isLost ? <p role="status">{t('inbox.offline')}</p> : null}
      <CodeInput store={store} />
      <p role="status" className="jig-scan-said">
        {store.isBusy ? t('scanPage.working') : store.said}
      </p>
      {store.problem === '' ? null : (
        <p role="alert" className="jig-scan-problem">
          {store.problem}
        </p>
      )}
      {line ? <LineCard key={line.parts.key} store={store} line={line} /> : null}
      <LineList store={store} />
      <HeaderFields store={store} />
      {source && rowStep ? (
        <RowCards
          title={source.name}
          table={store.tableOf(rowStep.table ?? '')}
          looks={{ shows: [], ...rowStep }}
          rows={offered.length > 0 ? offered : source.rows}
          isHeld={(row) => store.held(store.keyOfRow(row)) !== undefined}
          onTap={(row) => void store.tap(row)}
        />
      ) : null}
      {tasks && work.tasks && !source && api !== undefined ? (
        <RowCards
          title={t(tasks.total === 0 ? 'scanPage.noTasks' : 'scanPage.tasks', { n: tasks.total })}
          table={store.tableOf(api)}
          looks={work.tasks}
          rows={tasks.rows}
          unread={tasks.total - tasks.rows.length}
          onTap={(row) => work.tasks && void store.tapTask(row, work.tasks)}
        />
      ) : null}
      <ScanFoot store={store} />
    </div>
  );
});
