import { useEffect, useState } from 'react';
import { type Answer, failed } from '../../../runtime/data/Answer.ts';
import { type App, useApp } from '../../../runtime/host/AppContext.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { isPublishable } from '../../../runtime/model/workflow/check/checkWorkflow.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';

/**
 * Asks the server once whether the flow can be published. Returns its warnings; undefined: no answer yet. On
 * an error it notifies the user and calls `onClose`, so that the user can retry.
 */
export function usePublishCheck(store: FlowDesignerStore, onClose: () => void): readonly Issue[] | undefined {
  const app = useApp();
  const [warnings, setWarnings] = useState<readonly Issue[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  useEffect(() => {
    let current = true;
    void checked(app, store.form.row).then((answer) => {
      if (!current) return;
      if (answer.ok && isPublishable(answer.data)) {
        setWarnings(answer.data);
        return;
      }
      if (!answer.ok) app.notify.error(answer.failure.message);
      else refuse(app, store, answer.data);
      onClose();
    });
    return () => {
      current = false;
    };
  }, []);
  return warnings;
}

/** Never rejects; code that fails to load is reported like any other failure. */
const checked = async ({ data, t }: App, row: Row): Promise<Answer<readonly Issue[]>> => {
  try {
    return await (await data.flows()).check(row);
  } catch {
    return failed('network', t('shell.chunkFailed'));
  }
};

/** Shows the user the first error and goes to it; the problem list shows all. */
function refuse({ notify, locale }: App, store: FlowDesignerStore, issues: readonly Issue[]): void {
  store.found(issues);
  const first = issues.find(({ severity }) => severity === 'error');
  if (first === undefined) return;
  notify.error(messageOf(first, locale));
  store.show(first);
}
