import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import type { BoxPartProps } from '../../../runtime/BoxPart.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { approvalMessages } from '../../../runtime/model/messages/approval.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { forecastOf } from '../../../runtime/store/workflow/forecastOf.ts';
import { SubmitLine } from './SubmitLine.tsx';

addMessages(approvalMessages);

/** 谁来审批: opens the forecast; a new document says beside it whom a save submits it to. */
export const ForecastFoot = observer(function ForecastFoot({ box, submitId }: BoxPartProps): ReactNode {
  const app = useApp();
  const forecast = forecastOf(app, box);
  const { isShown } = forecast;
  const button = useRef<HTMLSpanElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown) button.current?.querySelector('button')?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <>
      <span ref={button}>
        <Button aria-expanded={isShown} onClick={() => forecast.show(!isShown)}>
          {app.t('approval.forecast')}
        </Button>
      </span>
      {submitId === undefined ? null : <SubmitLine store={forecast} id={submitId} />}
    </>
  );
});
