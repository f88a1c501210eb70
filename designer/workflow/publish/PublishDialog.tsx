import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { WaitingButton } from '../../../renderers/dialogs/WaitingButton.tsx';
import { cellText } from '../../../renderers/form/cellText.ts';
import { type App, useApp } from '../../../runtime/host/AppContext.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { diffFlows, type FlowDifference } from '../../../runtime/model/workflow/definition/diffFlows.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import { sentenceOptions } from '../store/flowWords.ts';
import { peopleOf } from '../store/peopleOf.ts';
import { FlowChanges } from './FlowChanges.tsx';
import { usePublishCheck } from './usePublishCheck.ts';

interface PublishDialogProps {
  readonly store: FlowDesignerStore;
  onPublished(): void;
  onClose(): void;
}

/**
 * Confirms publishing: shows the changes in words and all warnings of the server's check. With errors it does
 * not ask; the problem list shows them.
 */
export const PublishDialog = observer(function PublishDialog({
  store,
  onPublished,
  onClose,
}: PublishDialogProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const { box } = store;
  const warnings = usePublishCheck(store, onClose);
  if (warnings === undefined) return null;
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
        <Warnings issues={warnings} />
        <section>
          <h3>{t('flowDesigner.changes')}</h3>
          <FlowChanges changes={changesOf(app, store)} />
        </section>
      </section>
    </Dialog>
  );
});

function Warnings({ issues }: { readonly issues: readonly Issue[] }): ReactNode {
  const { t, locale } = useApp();
  if (issues.length === 0) return null;
  return (
    <section>
      <h3>{t('flowDesigner.warnings', { n: issues.length })}</h3>
      <ul className="jig-fd-warnings">
        {issues.map((issue, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice of one place
          <li key={`${issue.path} ${issue.rule} ${at}`} className={`jig-fd-${issue.severity}`}>
            <span className="jig-fd-severity">{t(`flowDesigner.${issue.severity}`)}</span>{' '}
            {messageOf(issue, locale)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Changes between the drawing and the version that the box loaded. */
function changesOf(app: App, store: FlowDesignerStore): readonly FlowDifference[] {
  const { box, document } = store;
  const base = box.forms.base.main;
  const inWords = (row: Row): Row =>
    Object.fromEntries(store.form.fields.map((name) => [name, cellText(app, box.doc.main, row, name)]));
  return diffFlows(readDefinition(base, document), store.reading, {
    document,
    people: peopleOf(store.people),
    locale: app.locale,
    sentence: sentenceOptions(app),
    titleOf: (field) => box.doc.main.byName.get(field)?.title ?? field,
    headers: [inWords(base), inWords(store.form.header)],
  });
}
