import { useEffect, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import { type FlowVerbs, flowVerbs } from '../store/flowVerbs.ts';
import { watchFlow } from '../store/watchFlow.ts';
import { withSteps } from '../store/withSteps.ts';

/** Store and verbs of the flow in this box. The caller remounts the component for each opening. */
export function useFlowStore(box: EditBoxStore): {
  readonly store: FlowDesignerStore;
  readonly verbs: FlowVerbs;
} {
  const app = useApp();
  // The language may change under it: words are asked for as they are said.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store an opening
  const store = useMemo(() => new FlowDesignerStore(app, box), [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the app is the same for as long as its language
  useEffect(() => watchFlow(app, store), [store]);
  useEffect(() => {
    box.saving.complete = withSteps;
  }, [box]);
  const verbs = useMemo(() => flowVerbs(app, store), [app, store]);
  return { store, verbs };
}
