import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useCore } from '../../../runtime/host/CoreContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { Parts } from '../../../runtime/host/Parts.tsx';
import { useLive } from '../../../runtime/host/useLive.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import type { AskedStore } from '../../../runtime/store/workflow/AskedStore.ts';
import { ApprovalCourse } from '../record/ApprovalCourse.tsx';
import { WaitingLine } from '../record/WaitingLine.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { DecisionSheet } from './DecisionSheet.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { DocumentRows } from './DocumentRows.tsx';
import { FillFields } from './FillFields.tsx';
import { MadeDecision } from './MadeDecision.tsx';
import { useFocusProblem } from './useFocusProblem.ts';
import { WaysBack } from './WaysBack.tsx';

const ProblemBar = lazyPiece(
  'ProblemBar',
  async () => (await import('../../dialogs/problems/ProblemBar.tsx')).ProblemBar,
);

interface AskedContentProps {
  readonly store: AskedStore;
}

/**
 * The document, its progress, and the two buttons at the foot. After the decision: the result and the next
 * document.
 */
export const AskedContent = observer(function AskedContent({ store }: AskedContentProps): ReactNode {
  const { t, notify } = useApp();
  const { connection } = useCore();
  const [deciding, setDeciding] = useState<number>();
  const title = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useFocusProblem(store, body);
  const { asked, doc, forms, failure, made, table, key } = store;
  const { approval } = store.approval;
  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    addEventListener('pagehide', store.keep);
    return () => {
      removeEventListener('pagehide', store.keep);
      store.keep();
    };
  }, [store]);
  useLive((live, since) => live.watch({ table, key }, () => void store.load(), since), `${table} ${key}`);
  const named = asked && `${asked.cnName} ${asked.label}`;
  const isThere = named !== undefined;
  useEffect(() => {
    // Announces the document to users who followed a link.
    if (isThere) title.current?.focus();
  }, [isThere]);
  useEffect(() => {
    if (named !== undefined) notify.announce(named);
  }, [named, notify]);
  const mayDecide = approval?.mayVote === true && made === undefined;
  const choose = async (status: number): Promise<void> => {
    if (await store.check()) setDeciding(status);
  };
  return (
    <div className="jig-approve" data-deciding={mayDecide}>
      <header className="jig-approve-head">
        <WaysBack />
        {connection.isLost ? (
          <p role="status" className="jig-approve-offline">
            {t('inbox.offline')}
          </p>
        ) : null}
        {store.problems.all.length === 0 ? null : (
          <Suspense>
            <ProblemBar problems={store.problems} />
          </Suspense>
        )}
      </header>
      <div ref={body} className="jig-approve-body">
        {asked && doc && forms && approval ? (
          <>
            <h1 ref={title} tabIndex={-1}>
              <span>{asked.cnName}</span> {asked.label}
            </h1>
            {made ? <MadeDecision store={store} made={made} /> : <WaitingLine approval={approval} />}
            {mayDecide || made || approval.flow === undefined ? null : (
              <p className="jig-box-reason" role="note">
                {t('approvalScreen.notYours')}
              </p>
            )}
            <Parts
              place="document"
              told={{ table, documentKey: String(key), name: `${asked.cnName} ${asked.label}` }}
            />
            <Parts
              key={made === undefined ? 'open' : 'decided'}
              place="asked"
              told={{ table, documentKey: String(key) }}
            />
            <DocumentFacts asked={asked} form={forms.main} />
            {forms.details.map((detail) => (
              <DocumentRows key={detail.schema.table} asked={asked} detail={detail} fills={mayDecide} />
            ))}
            {mayDecide ? <FillFields store={store} /> : null}
            <section className="jig-approve-card" aria-label={t('inbox.course')}>
              <ApprovalCourse store={store.approval} />
            </section>
          </>
        ) : failure ? (
          <div role="alert" className="jig-approve-card">
            <p>{failure.message}</p>
            <button type="button" className="jig-approve-button" onClick={() => void store.load()}>
              {t('shell.retry')}
            </button>
          </div>
        ) : (
          <p aria-busy="true">{t('box.loading')}</p>
        )}
      </div>
      {mayDecide && deciding === undefined ? (
        <DecisionBar problem={store.problem} onChoose={(status) => void choose(status)} />
      ) : null}
      {deciding !== undefined && named !== undefined && mayDecide ? (
        <DecisionSheet
          store={store}
          name={named}
          isApproval={deciding === auditStatus.approved}
          onClose={() => setDeciding(undefined)}
        />
      ) : null}
    </div>
  );
});
