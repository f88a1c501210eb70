import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useText } from '../../runtime/host/CoreContext.ts';
import { isPieceMissing, retryPieces } from '../../runtime/host/failedPieces.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { NodeBoundary } from '../../runtime/host/NodeBoundary.tsx';

const MissingPieces = lazyPiece(
  'MissingPieces',
  async () => (await import('./MissingPieces.tsx')).MissingPieces,
  { saidBy: 'boundary' },
);

/** Notice that a part of the page failed to load. Until its own code is there it can only retry. */
export const PieceNotice = observer(function PieceNotice() {
  const t = useText();
  if (!isPieceMissing()) return null;
  return (
    <NodeBoundary
      fallback={(_, retry) => (
        <div className="jig-piece-notice" role="alert">
          <p>{t('shell.chunkFailed')}</p>
          <button
            type="button"
            className="jig-plain-button"
            onClick={() => {
              retryPieces();
              retry();
            }}
          >
            {t('shell.retry')}
          </button>
        </div>
      )}
    >
      <Suspense>
        <MissingPieces />
      </Suspense>
    </NodeBoundary>
  );
});
