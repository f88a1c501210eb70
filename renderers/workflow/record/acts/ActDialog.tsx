import Button from '@douyinfe/semi-ui/lib/es/button';
import SemiTextArea from '@douyinfe/semi-ui/lib/es/input/textarea';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ActName } from '../../../../runtime/data/workflow/FlowCalls.ts';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { ActDraft, actAsks } from '../../../../runtime/store/workflow/ActDraft.ts';
import { namesText } from '../../../../runtime/store/workflow/waitingText.ts';
import { Dialog } from '../../../dialogs/Dialog.tsx';
import { focusFirst } from '../../../dialogs/focusables.ts';
import { WaitingButton } from '../../../dialogs/WaitingButton.tsx';
import type { ActSubject } from './ActSubject.ts';
import { PeopleSelect } from './PeopleSelect.tsx';
import '../approval.css';

interface ActDialogProps {
  readonly name: ActName;
  readonly subject: ActSubject;
  onClose(): void;
  /** Called after the action; its message is already shown. */
  onDone(): void;
}

/** Dialog of 撤回, 转交, 加签, 催办, 抄送 or 评论: people and reason. Shows a refusal and keeps the input. */
export const ActDialog = observer(function ActDialog(props: ActDialogProps): ReactNode {
  const { name, subject, onClose, onDone } = props;
  const app = useApp();
  const { t, notify } = app;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [draft] = useState(() => new ActDraft(app, name, subject));
  const { people, words, problem, sending } = draft;
  const asks = actAsks[name];
  const send = async (): Promise<void> => {
    const done = await draft.send();
    if (done === undefined) return;
    notify.success(done);
    onClose();
    onDone();
  };
  const leave = async (): Promise<void> => {
    const asked = { title: t('list.confirmTitle'), text: t('watch.discard') };
    if (!draft.typed || (await notify.confirm(asked))) onClose();
  };
  useEffect(() => {
    focusFirst(place.current);
  }, []);
  useEffect(() => {
    if (problem && problem.at !== 'all')
      focusFirst(place.current?.querySelector(`[data-act="${problem.at}"]`));
  }, [problem]);
  const wrong = (at: 'people' | 'words'): string | undefined =>
    problem?.at === at ? `${id}-${at}-problem` : undefined;
  /** Message below the field with the problem; the control refers to it. */
  const said = (at: 'people' | 'words'): ReactNode =>
    problem?.at === at ? (
      <p id={wrong(at)} role="alert" className="jig-decision-message">
        {problem.text}
      </p>
    ) : null;
  return (
    <Dialog
      title={t(`watch.${name}`)}
      width="min(92vw, 520px)"
      height="auto"
      className="jig-act"
      onClose={() => void leave()}
      footer={
        <>
          <WaitingButton primary waiting={sending} onClick={() => void send()}>
            {t('list.ok')}
          </WaitingButton>
          <Button type="tertiary" onClick={() => void leave()}>
            {t('list.cancel')}
          </Button>
        </>
      }
    >
      <div className="jig-decision" ref={place}>
        <p className="jig-act-hint">{t(`watch.${name}Hint`, { names: namesText(subject.waiting, t) })}</p>
        {asks.people === 'nobody' ? null : (
          <div className="jig-decision-line" data-act="people">
            <label id={`${id}-people-label`} htmlFor={`${id}-people`}>
              {t(asks.people === 'one' ? 'watch.onePerson' : 'watch.somePeople')}
            </label>
            <div>
              <PeopleSelect
                id={`${id}-people`}
                name={t(asks.people === 'one' ? 'watch.onePerson' : 'watch.somePeople')}
                multiple={asks.people === 'some'}
                value={people}
                describedBy={wrong('people')}
                onChange={draft.setPeople}
              />
              {said('people')}
            </div>
          </div>
        )}
        <div className="jig-decision-line" data-act="words">
          <label htmlFor={`${id}-words`}>{t(asks.words === 'must' ? 'watch.words' : 'watch.reason')}</label>
          <div>
            <SemiTextArea
              id={`${id}-words`}
              placeholder={t('watch.wordsHint')}
              maxLength={500}
              autosize={{ minRows: 2, maxRows: 8 }}
              aria-required={asks.words === 'must' ? true : undefined}
              aria-invalid={wrong('words') === undefined ? undefined : true}
              aria-describedby={wrong('words')}
              value={words}
              onChange={draft.setWords}
            />
            {said('words')}
          </div>
        </div>
        {problem?.at === 'all' ? (
          <p role="alert" className="jig-decision-problem">
            {problem.text}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
});
