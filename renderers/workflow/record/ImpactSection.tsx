import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import type { RecordKey } from '../../../runtime/data/DataSource.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { NodeBoundary } from '../../../runtime/host/NodeBoundary.tsx';
import type { ApprovalStore } from '../../../runtime/store/workflow/ApprovalStore.ts';

const ReverseImpact = lazyPiece(
  'ReverseImpact',
  async () => (await import('./impact/ReverseImpact.tsx')).ReverseImpact,
  { saidBy: 'boundary' },
);

interface ImpactSectionProps {
  readonly store: ApprovalStore;
  readonly table: string;
  readonly recordKey: RecordKey;
}

/** Effects of a reverse approval, for permitted users; loaded when first needed. */
export const ImpactSection = observer(function ImpactSection(props: ImpactSectionProps): ReactNode {
  const { store, table, recordKey } = props;
  const { t } = useApp();
  const { approval } = store;
  if (!approval?.mayReverse) return null;
  return (
    <NodeBoundary fallback={() => <p role="alert">{t('shell.chunkFailed')}</p>}>
      <Suspense fallback={<div aria-busy="true">{t('box.loading')}</div>}>
        <ReverseImpact table={table} recordKey={recordKey} version={approval.version} />
      </Suspense>
    </NodeBoundary>
  );
});
