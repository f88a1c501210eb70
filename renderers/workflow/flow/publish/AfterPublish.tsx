import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { RecordKey } from '../../../../runtime/data/DataSource.ts';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../../runtime/model/messages/index.ts';
import { publishMessages } from '../../../../runtime/model/messages/publish.ts';
import { PublishedStore } from '../../../../runtime/store/workflow/PublishedStore.ts';
import { Dialog } from '../../../dialogs/Dialog.tsx';
import { PublishSection } from './PublishSection.tsx';
import './publish.css';

addMessages(publishMessages);

interface AfterPublishProps {
  readonly flowId: RecordKey;
  /** Table of the flow's documents (WorkTable). */
  readonly table: string;
  /** Warnings of the checks about the published version; default none. */
  readonly warnings?: readonly string[];
  onClose(): void;
}

const none: readonly string[] = [];

/**
 * Shown after publishing: warnings, running documents that move to the new version or keep theirs, and open
 * documents in no flow. Closes itself without rendering when there is nothing to show.
 */
export const AfterPublish = observer(function AfterPublish(props: AfterPublishProps): ReactNode {
  const { flowId, table, warnings = none, onClose } = props;
  const app = useApp();
  const { t, notify } = app;
  const [store] = useState(() => new PublishedStore(app, { id: flowId, table }));
  const { running, unstarted, move, start, failure, loaded } = store;
  const isNothing = store.isEmpty && warnings.length === 0;
  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    if (isNothing) onClose();
  }, [isNothing, onClose]);
  if (isNothing || (!loaded && failure === undefined)) return null;
  const say = (message: string): void => notify.success(message === '' ? t('box.saved') : message);
  const fixed = (running?.list ?? []).filter(({ mayMove }) => !(running?.asks && mayMove));
  return (
    <Dialog
      title={t('publish.title')}
      {...(running && running.version > 0 ? { subtitle: t('publish.version', { n: running.version }) } : {})}
      width="min(92vw, 880px)"
      height="auto"
      className="jig-publish"
      informs
      onClose={onClose}
    >
      <div className="jig-publish-body">
        {failure === undefined ? null : (
          <div role="alert">
            <p className="jig-publish-problem">{failure}</p>
            <Button onClick={() => void store.load()}>{t('publish.retry')}</Button>
          </div>
        )}
        {warnings.length === 0 ? null : (
          <section aria-label={t('publish.warnings')}>
            <h3>{t('publish.warnings')}</h3>
            <ul className="jig-publish-warnings">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </section>
        )}
        {running && running.total > 0 ? (
          <PublishSection
            title={t('publish.running', { n: running.total })}
            hint={t(running.asks ? 'publish.asks' : 'publish.keeps')}
            hidden={running.hidden}
            choice={move}
            columns={[t('publish.document'), t('publish.step'), t('publish.of'), t('publish.creator')]}
            rows={running.list.map(({ key, label, stepName, version, creator }) => ({
              key,
              label,
              cells: [label, stepName, t('publish.nth', { n: version }), creator],
            }))}
            fixed={new Map(fixed.map(({ key, message }) => [key, running.asks ? message : '']))}
            submit={t('publish.move')}
            done={t('publish.moved')}
            onDone={say}
          />
        ) : null}
        {unstarted && unstarted.total > 0 ? (
          <PublishSection
            title={t('publish.unstarted', { n: unstarted.total })}
            hint={
              unstarted.total - unstarted.hidden > unstarted.list.length
                ? t('publish.newest', { n: unstarted.list.length })
                : t('publish.unstartedHint')
            }
            hidden={unstarted.hidden}
            choice={start}
            columns={[t('publish.document')]}
            rows={unstarted.list.map(({ key, label }) => ({ key, label, cells: [label] }))}
            fixed={new Map()}
            submit={t('publish.start')}
            done={t('publish.started')}
            onDone={say}
          />
        ) : null}
      </div>
    </Dialog>
  );
});
