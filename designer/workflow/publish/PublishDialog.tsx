import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { WaitingButton } from '../../../renderers/dialogs/WaitingButton.tsx';
import { cellText } from '../../../renderers/form/cellText.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Issue } from '../../../runtime/model/Issue.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Row } from '../../../runtime/model/Row.ts';
import { isPublishable } from '../../../runtime/model/workflow/check/checkWorkflow.ts';
import { diffFlows } from '../../../runtime/model/workflow/definition/diffFlows.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import { sentenceOptions } from '../store/flowWords.ts';
import { peopleOf } from '../store/peopleOf.ts';

interface PublishDialogProps {
  readonly store: FlowDesignerStore;
  onPublished(): void;
  onClose(): void;
}

/**
 * Before a flow is put in force: what changes in words, and every warning of the server's check, seen before it is confirmed.
 * With errors nothing is asked: the problem list has them.
 */
export const PublishDialog = observer(function PublishDialog({
  store,
  onPublished,
  onClose,
}: PublishDialogProps): ReactNode {
  const app = useApp();
  const { t, locale, data, notify } = app;
  const { box } = store;
  const [issues, setIssues] = useState<readonly Issue[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  useEffect(() => {
    let current = true;
    const { row } = store.form;
    void data
      .flows()
      .then((calls) => calls.check(row))
      .then((answer) => {
        if (!current) return;
        if (!answer.ok) {
          notify.error(answer.failure.message);
          onClose();
          return;
        }
        if (isPublishable(answer.data)) {
          setIssues(answer.data);
          return;
        }
        store.found(answer.data);
        const first = answer.data.find(({ severity }) => severity === 'error');
        if (first) notify.error(messageOf(first, locale));
        onClose();
        if (first) store.show(first);
      });
    return () => {
      current = false;
    };
  }, []);
  if (issues === undefined) return null;
  const inWords = (row: Row): Row =>
    Object.fromEntries(store.form.fields.map((name) => [name, cellText(app, box.doc.main, row, name)]));
  const before = readDefinition(box.forms.base.main, store.document);
  const changes = diffFlows(before, store.reading, {
    document: store.document,
    people: peopleOf(store.people),
    locale,
    sentence: sentenceOptions(app),
    titleOf: (field) => box.doc.main.byName.get(field)?.title ?? field,
    headers: [inWords(box.forms.base.main), inWords(store.form.header)],
  });
  const publish = async (): Promise<void> => {
    const done = await box.save();
    onClose();
    if (done) onPublished();
  };
  return (
    <Dialog
      title={t('flowDesigner.publishTitle')}
      width={720}
      height="auto"
      className="jig-fd-publish"
      onClose={onClose}
      footer={
        <>
          <WaitingButton primary waiting={box.saving.isWaiting} onClick={() => void publish()}>
            {t('flowDesigner.confirmPublish')}
          </WaitingButton>
          <Button type="tertiary" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="jig-fd-publish-body" tabIndex={0} aria-label={t('flowDesigner.changes')}>
        {issues.length === 0 ? null : (
          <section>
            <h3>{t('flowDesigner.warnings', { n: issues.length })}</h3>
            <ul className="jig-fd-warnings">
              {issues.map((issue) => (
                <li key={`${issue.path} ${issue.rule}`} className={`jig-fd-${issue.severity}`}>
                  <span className="jig-fd-severity">{t(`flowDesigner.${issue.severity}`)}</span>{' '}
                  {messageOf(issue, locale)}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3>{t('flowDesigner.changes')}</h3>
          {changes.length === 0 ? <p>{t('flowDesigner.noChanges')}</p> : null}
          <ul className="jig-fd-diff">
            {changes.map(({ what, how, changed }) => (
              <li key={`${how} ${what}`}>
                <span className={`jig-fd-how jig-fd-how-${how}`}>{t(`flowWords.${how}`)}</span> {what}
                {changed.length === 0 ? null : (
                  <ul>
                    {changed.map(({ title, from, to }) => (
                      <li key={title}>
                        {to === undefined
                          ? title
                          : from === undefined
                            ? t('flowDesigner.isNow', { title, to })
                            : t('flowDesigner.fromTo', {
                                title,
                                from: from || t('flowWords.empty'),
                                to: to || t('flowWords.empty'),
                              })}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      </section>
    </Dialog>
  );
});
