import { useCallback } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';

/** The action of the publish button: asks when the check found no error, else tells so and shows the first one. */
export const usePublish = (
  store: { readonly found: readonly Issue[] },
  show: (issue: Issue) => void,
  ask: () => void,
): (() => void) => {
  const { t, notify } = useApp();
  return useCallback((): void => {
    const [first] = store.found.filter(({ severity }) => severity === 'error');
    if (first === undefined) ask();
    else {
      notify.error(t('editor.problems', { n: store.found.length }));
      show(first);
    }
  }, [store, notify, t, show, ask]);
};
