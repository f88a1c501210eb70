import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { BoxPartProps } from '../../../runtime/BoxPart.ts';
import type { ApprovalStep } from '../../../runtime/data/workflow/Approval.ts';
import type { Forecast } from '../../../runtime/data/workflow/Forecast.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { approvalScreenMessages } from '../../../runtime/model/messages/approvalScreen.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { forecastOf } from '../../../runtime/store/workflow/forecastOf.ts';
import { namesText } from '../../../runtime/store/workflow/waitingText.ts';
import type { ForecastLine } from '../../../runtime/wire/workflow/ForecastAnswer.ts';
import { OutcomeText } from '../../effects/OutcomeText.tsx';
import './forecast.css';

addMessages(approvalScreenMessages);

/** Milliseconds without input before a request. */
const pause = 80;

/** 谁来审批: nodes a document would pass, with approvers and reasons. Updates while the user types. */
export const ForecastPanel = observer(function ForecastPanel({ box }: BoxPartProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const store = forecastOf(app, box);
  const id = useId();
  useEffect(() => store.follow(pause), [store]);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // The document may be scrolled far below.
    place.current?.scrollIntoView?.({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, []);
  const { forecast, problem, isOld } = store;
  return (
    <section ref={place} tabIndex={-1} className="jig-forecast" aria-labelledby={id} aria-busy={isOld}>
      <header>
        <h3 id={id}>{t('forecastScreen.title')}</h3>
        {isOld && forecast ? <span className="jig-forecast-old">{t('forecastScreen.old')}</span> : null}
        <Button
          theme="borderless"
          type="tertiary"
          icon={<IconClose aria-hidden="true" />}
          aria-label={t('forecastScreen.close')}
          onClick={() => store.show(false)}
        />
      </header>
      <div role="alert">
        {problem === undefined ? null : (
          <p className="jig-forecast-problem">
            {problem} <Button onClick={() => store.retry()}>{t('approvalScreen.retry')}</Button>
          </p>
        )}
      </div>
      {/* Announced after the input settles, not at every key. */}
      <p className="jig-hidden" role="status">
        {forecast && !isOld ? summaryOf(forecast, t) : ''}
      </p>
      {forecast ? <Course forecast={forecast} isOld={isOld} /> : null}
      {forecast || problem ? null : <p>{t('forecastScreen.busy')}</p>}
    </section>
  );
});

type T = ReturnType<typeof useApp>['t'];

const whoOf = ({ approvers, method }: ApprovalStep, t: T): string => {
  const names = approvers.map(({ userName, roleName }) => userName || roleName);
  const who = namesText(names, t);
  if (names.length < 2) return who;
  return `${who} · ${t(method === 1 ? 'approvalScreen.everybody' : 'approvalScreen.anyone')}`;
};

const summaryOf = ({ flow, steps, choice }: Forecast, t: T): string => {
  if (flow === undefined) return choice.text;
  const names = steps
    .filter(({ type, approvers }) => type === 'node' && approvers.length > 0)
    .map((step) => `${step.stepName} ${whoOf(step, t)}`);
  return names.length === 0
    ? t('forecastScreen.nobody')
    : t('forecastScreen.summary', { names: names.join(t('forecastScreen.then')) });
};

function Course({ forecast, isOld }: { readonly forecast: Forecast; readonly isOld: boolean }): ReactNode {
  const { t } = useApp();
  const { flow, choice, steps, ways, outcomes, issues } = forecast;
  return (
    <div className="jig-forecast-course" data-old={isOld}>
      <p>
        {flow ? <strong>{t('approvalScreen.flowNamed', { name: flow.name })}</strong> : null}{' '}
        <span className="jig-forecast-why">{choice.text}</span>
      </p>
      <Others
        label={t('forecastScreen.otherFlows')}
        lines={choice.others.map(({ name, text }) => ({ from: '', to: name, label: name, text }))}
      />
      {issues.length === 0 ? null : (
        <p className="jig-forecast-issues">
          {t('forecastScreen.unread', { texts: issues.map(({ message }) => message) })}
        </p>
      )}
      <ol>
        {steps.map((step, at) => {
          // The line into a step is the line out of the step before it.
          const way = at === 0 ? undefined : ways[at - 1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity and the list is replaced as a whole
            <li key={`${step.stepId} ${at}`} data-type={step.type}>
              <span className="jig-forecast-node">{step.stepName}</span> <span>{whoOf(step, t)}</span>
              {step.status === 5 ? <span> {t('forecastScreen.skipped')}</span> : null}
              {way === undefined || way.isOnly ? null : (
                <p className="jig-forecast-why">
                  {t('forecastScreen.because', { text: way.text })}
                  <Others label={t('forecastScreen.otherWays')} lines={way.others} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {outcomes.map((outcome) => (
        <p key={outcome.title}>
          <OutcomeText {...outcome} isDone={false} />
        </p>
      ))}
    </div>
  );
}

/** Branches not taken, with the reasons. */
function Others({
  label,
  lines,
}: {
  readonly label: string;
  readonly lines: readonly ForecastLine[];
}): ReactNode {
  if (lines.length === 0) return null;
  return (
    <span className="jig-forecast-others">
      {label}
      {lines.map(({ label: name, text, to }) => (
        <span key={`${to} ${name} ${text}`}>
          【{name}】{text}
        </span>
      ))}
    </span>
  );
}
