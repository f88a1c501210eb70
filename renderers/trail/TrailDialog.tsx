import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import type { TrailSubject } from '../../runtime/store/trail/TrailStore.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { mostDrawn, TrailDrawing } from './TrailDrawing.tsx';
import { TrailOutline } from './TrailOutline.tsx';
import { useTrail } from './useTrail.ts';

interface TrailDialogProps {
  readonly subject: TrailSubject;
  readonly onClose: () => void;
}

/** The trail of a document over the page. Following a link closes it. */
export function TrailDialog({ subject, onClose }: TrailDialogProps): ReactNode {
  const { t } = useApp();
  return (
    <Dialog
      title={t('trail.title')}
      subtitle={subject.name}
      width={900}
      height="min(70vh, 640px)"
      informs
      onClose={onClose}
    >
      <Trail subject={subject} onClose={onClose} />
    </Dialog>
  );
}

function Trail({ subject: { table, key }, onClose }: TrailDialogProps): ReactNode {
  const { t } = useApp();
  const answer = useTrail(table, key);
  if (answer === undefined) return <p role="status">{t('trail.loading')}</p>;
  if (answer === 'lost' || !answer.ok)
    return <p role="alert">{answer === 'lost' ? t('shell.chunkFailed') : answer.failure.message}</p>;
  const { nodes, hidden } = answer.data;
  if (nodes.length < 2 && hidden === 0) return <p role="status">{t('trail.none')}</p>;
  return (
    <>
      {nodes.length > 1 && nodes.length <= mostDrawn ? (
        <TrailDrawing trail={answer.data} onFollow={onClose} />
      ) : null}
      <TrailOutline
        trail={answer.data}
        link={(to, text) => (
          <PageLink to={to} onClick={onClose}>
            {text}
          </PageLink>
        )}
      />
    </>
  );
}
