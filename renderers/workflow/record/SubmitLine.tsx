import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { listed } from '../../../runtime/model/messages/index.ts';
import type { ForecastStore } from '../../../runtime/store/workflow/ForecastStore.ts';

/** Milliseconds without input before the line is worked out again: it informs, the panel answers at once. */
const pause = 600;
/** Approvers that the line has room to name. */
const mostNamed = 3;

interface SubmitLineProps {
  readonly store: ForecastStore;
  /** DOM id of the line, which describes the button that saves. */
  readonly id: string;
}

/** Who gets a new document when it is saved; empty when no flow applies. */
export const SubmitLine = observer(function SubmitLine({ store, id }: SubmitLineProps): ReactNode {
  const { t, locale } = useApp();
  useEffect(() => store.follow(pause), [store]);
  const { forecast } = store;
  const first = forecast?.steps.find(({ type, approvers }) => type === 'node' && approvers.length > 0);
  const all = first?.approvers.map(({ userName, roleName }) => userName || roleName) ?? [];
  const names = listed(all.slice(0, mostNamed), locale);
  const words =
    all.length > mostNamed
      ? t('approval.submitMany', { names, n: all.length })
      : t(names === '' ? 'approval.submitNobody' : 'approval.submit', { names });
  return (
    <span className="jig-submit-line" id={id}>
      {forecast?.flow === undefined ? null : words}
    </span>
  );
});
