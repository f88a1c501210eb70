import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { BoxPanelProps } from '../../runtime/BoxPanel.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { mentionParts } from '../../runtime/model/fields/mention/mentionText.ts';
import { commentMessages } from '../../runtime/model/messages/comment.ts';
import { historyMessages } from '../../runtime/model/messages/history.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { CommentStore } from '../../runtime/store/panels/CommentStore.ts';
import { FormFields } from '../form/FormFields.tsx';

for (const area of [commentMessages, historyMessages]) addMessages(area);

/** Comments on the record, newest first, with a text for a new one. `Ctrl+Enter` sends it. */
export const CommentsPanel = observer(function CommentsPanel({ box }: BoxPanelProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const [store] = useState(() => new CommentStore(app, box.doc.main.table, box.key ?? ''));
  useEffect(() => {
    void store.load();
    return store.keep();
  }, [store]);
  const { comments, next, isBusy, failure } = store;
  return (
    <div className="jig-comments" aria-busy={isBusy}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the text inside */}
      <div
        // Before the text takes the key as a new line.
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.stopPropagation();
          void store.send();
        }}
      >
        <FormFields form={store.form} />
        <Button disabled={store.text === ''} loading={isBusy} onClick={() => void store.send()}>
          {t('comment.send')}
        </Button>
      </div>
      <div role="status">
        {failure === undefined ? null : <p className="jig-panel-problem">{failure.message}</p>}
        {next === null && comments.length === 0 ? <p>{t('comment.none')}</p> : null}
      </div>
      {next === undefined && failure !== undefined ? (
        <Button onClick={() => void store.load()}>{t('panel.retry')}</Button>
      ) : null}
      {comments.length === 0 ? null : (
        <ol className="jig-history" aria-label={t('comment.list')}>
          {comments.map(({ id, by, at, text }) => (
            <li key={id}>
              <strong>{by}</strong>{' '}
              <time dateTime={at.replace(' ', 'T')}>{at.slice(0, 'yyyy-MM-dd HH:mm'.length)}</time>
              <p className="jig-comment-text">
                {mentionParts(text).map((part, index) =>
                  typeof part === 'string' ? (
                    part
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a comment never change
                    <strong key={index}>@{part.value}</strong>
                  ),
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {typeof next === 'string' ? (
        <Button type="tertiary" onClick={() => void store.more()}>
          {t('comment.more')}
        </Button>
      ) : null}
    </div>
  );
});
