import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { WaitingButton } from '../../../renderers/dialogs/WaitingButton.tsx';
import { ChoiceInput } from '../../../renderers/fields/choice/ChoiceInput.tsx';
import { optionsOf } from '../../../renderers/fields/choice/ChoiceOption.ts';
import { FlowTable } from '../../../renderers/workflow/record/FlowTable.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { rehearsalMessages } from '../../../runtime/model/messages/rehearsal.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { RehearsalData, RehearsedPath } from '../../../runtime/wire/workflow/RehearsalData.ts';
import './rehearsal.css';

addMessages(rehearsalMessages);

interface RehearsalPanelProps {
  /** The flow as drawn now: the row of Sys_WorkFlow that a save would send. */
  draft(): Row;
  /**
   * Shows a path, or one node of it, on the canvas, given by ids of nodes. Absent: showing is not supported.
   */
  onChoosePath?(nodeIds: readonly string[]): void;
}

/** Choices of how many of the newest documents to try. */
const limits = [500, 2_000, 20_000].map((limit) => ({
  value: String(limit),
  label: limit.toLocaleString('en-US'),
  disabled: false,
}));

const ignore = (): void => undefined;

/**
 * The rehearsal (试跑): runs the drawn flow on existing documents. Shows the paths that they take and which of
 * them get stuck.
 */
export const RehearsalPanel = observer(function RehearsalPanel(props: RehearsalPanelProps): ReactNode {
  const { draft, onChoosePath } = props;
  const { data, t } = useApp();
  const id = useId();
  const [limit, setLimit] = useState('2000');
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState<{ readonly of: string; readonly result: RehearsalData }>();
  const drawn = JSON.stringify(draft());
  const run = async (): Promise<void> => {
    setRunning(true);
    setProblem('');
    try {
      const answer = await data.rehearse({ mainData: draft(), limit: Number(limit) });
      if (answer.ok) setDone({ of: drawn, result: answer.data });
      else setProblem(answer.failure.message);
    } catch {
      setProblem(t('shell.chunkFailed'));
    } finally {
      setRunning(false);
    }
  };
  return (
    <section className="jig-rehearsal" aria-label={t('rehearsal.title')} aria-busy={isRunning}>
      <p className="jig-rehearsal-hint">{t('rehearsal.hint')}</p>
      <div className="jig-rehearsal-start">
        <label htmlFor={id}>{t('rehearsal.limit')}</label>
        <ChoiceInput
          id={id}
          placeholder=""
          mode="edit"
          required
          isInvalid={false}
          describedBy={undefined}
          size="small"
          options={limits}
          chosen={optionsOf(limits, [limit])}
          multiple={false}
          filters={false}
          remote={false}
          creates={false}
          mayClear={false}
          isLoading={false}
          onSearch={ignore}
          onChoose={([key = limit]) => setLimit(key)}
        />
        <WaitingButton primary waiting={isRunning} onClick={() => void run()}>
          {t(done === undefined ? 'rehearsal.start' : 'rehearsal.again')}
        </WaitingButton>
      </div>
      <div role="alert">{problem === '' ? null : <p className="jig-rehearsal-problem">{problem}</p>}</div>
      <div role="status">
        {isRunning ? <p>{t('rehearsal.busy')}</p> : null}
        {done && !isRunning ? <Summary result={done.result} isStale={done.of !== drawn} /> : null}
      </div>
      {done ? <Result result={done.result} {...(onChoosePath ? { onChoosePath } : {})} /> : null}
    </section>
  );
});

interface ResultProps {
  readonly result: RehearsalData;
}

function Summary({ result, isStale }: ResultProps & { readonly isStale: boolean }): ReactNode {
  const { t } = useApp();
  const { total, looked, stopped, paths, others } = result;
  const parts = [
    t('rehearsal.looked', { total, looked }),
    ...(paths.length === 0
      ? [t('rehearsal.none')]
      : [stopped === 0 ? t('rehearsal.allThrough') : t('rehearsal.stopped', { n: stopped })]),
    ...(others.otherFlow > 0 ? [t('rehearsal.otherFlow', { n: others.otherFlow })] : []),
    ...(others.noFlow > 0 ? [t('rehearsal.noFlow', { n: others.noFlow })] : []),
  ];
  return (
    <>
      {isStale ? <p className="jig-rehearsal-stale">{t('rehearsal.stale')}</p> : null}
      <p className={stopped > 0 ? 'jig-rehearsal-stopped' : 'jig-rehearsal-through'}>{parts.join('；')}</p>
    </>
  );
}

function Result({
  result,
  onChoosePath,
}: ResultProps & Pick<RehearsalPanelProps, 'onChoosePath'>): ReactNode {
  const { t } = useApp();
  const { looked, paths, stopped, stops, outcomes } = result;
  return (
    <>
      {outcomes.length === 0 ? null : (
        <p>
          {t('rehearsal.outcomes', {
            outcomes: outcomes.map(({ title, count }) => t('rehearsal.outcome', { title, n: count })),
          })}
        </p>
      )}
      {paths.length === 0 ? null : (
        <FlowTable
          caption={t('rehearsal.paths')}
          empty=""
          columns={[t('rehearsal.path'), t('rehearsal.count'), t('rehearsal.share'), t('rehearsal.examples')]}
          rows={paths.map((path) => [
            <Choice
              key="path"
              text={wayOf(path)}
              label={t('rehearsal.choosePath', { names: wayOf(path) })}
              {...(onChoosePath ? { onChoose: () => onChoosePath(path.nodes) } : {})}
            />,
            path.count.toLocaleString('en-US'),
            shareOf(path.count, looked),
            path.examples.map(({ label }) => label).join('、'),
          ])}
        />
      )}
      {stops.length === 0 ? null : (
        <FlowTable
          caption={t('rehearsal.stops')}
          empty=""
          columns={[t('rehearsal.document'), t('rehearsal.node'), t('rehearsal.why')]}
          rows={stops.map((stop) => [
            stop.label,
            <Choice
              key="node"
              text={stop.name}
              label={t('rehearsal.chooseNode', { name: stop.name })}
              {...(onChoosePath ? { onChoose: () => onChoosePath([stop.node]) } : {})}
            />,
            stop.message,
          ])}
        />
      )}
      {stopped > stops.length ? <p>{t('rehearsal.moreStops', { n: stops.length })}</p> : null}
    </>
  );
}

const wayOf = ({ names }: RehearsedPath): string => names.join(' → ');

/** Percentage of all documents that were tried, to one decimal. */
const shareOf = (count: number, looked: number): string =>
  looked === 0 ? '' : `${Math.round((count / looked) * 1000) / 10}%`;

interface ChoiceProps {
  readonly text: string;
  /** Action of the button, for screen readers. */
  readonly label: string;
  onChoose?(): void;
}

function Choice({ text, label, onChoose }: ChoiceProps): ReactNode {
  if (onChoose === undefined) return text;
  return (
    <button type="button" className="jig-rehearsal-choice" aria-label={label} onClick={onChoose}>
      {text}
    </button>
  );
}
