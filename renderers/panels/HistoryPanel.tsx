import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { BoxPanelProps } from '../../runtime/BoxPanel.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { historyMessages } from '../../runtime/model/messages/history.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { HistoryStore } from '../../runtime/store/panels/HistoryStore.ts';
import { HistoryItem } from './HistoryItem.tsx';

addMessages(historyMessages);

/** Who changed what in the record, newest first. Loads again after every save. */
export const HistoryPanel = observer(function HistoryPanel({ box }: BoxPanelProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const [store] = useState(() => new HistoryStore(app, box.doc.main.table, box.key ?? ''));
  const { base } = box.forms;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save replaces the stored record
  useEffect(() => void store.load(), [store, base]);
  const { entries, next, isLoading, problem } = store;
  return (
    <div aria-busy={isLoading}>
      {entries.length === 0 ? null : (
        <ol className="jig-history" aria-label={t('history.list')}>
          {entries.map((entry) => (
            <HistoryItem key={entry.id} box={box} entry={entry} />
          ))}
        </ol>
      )}
      <div role="status">
        {isLoading && entries.length === 0 ? <p>{t('panel.loading')}</p> : null}
        {next === null && entries.length === 0 ? <p>{t('history.none')}</p> : null}
        {problem === undefined ? null : <p className="jig-panel-problem">{problem}</p>}
      </div>
      {problem === undefined ? null : (
        <Button onClick={() => void (entries.length > 0 ? store.more() : store.load())}>
          {t('panel.retry')}
        </Button>
      )}
      {typeof next === 'string' && problem === undefined ? (
        <Button type="tertiary" loading={isLoading} onClick={() => void store.more()}>
          {t('history.more')}
        </Button>
      ) : null}
    </div>
  );
});
