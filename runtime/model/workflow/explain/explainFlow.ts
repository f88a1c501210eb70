import { text } from '../../messages/index.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { ExplainContext } from './ExplainContext.ts';
import { explainGroups } from './explainGroups.ts';

/** Why a document is in this flow and not in the others of its table. */
interface FlowReason {
  readonly text: string;
  readonly others: readonly { readonly id: number; readonly name: string; readonly text: string }[];
}

/** Explains the choice of `chooseFlow` among the published flows. `chosen` undefined: none applied. */
export function explainFlow(
  flows: readonly WorkflowDefinition[],
  chosen: WorkflowDefinition | undefined,
  view: ExplainContext,
): FlowReason {
  const { locale } = view;
  if (flows.length === 0) return { text: text('forecast.noFlows', locale), others: [] };
  const others = flows.filter(({ id }) => id !== chosen?.id);
  return {
    text: chosen === undefined ? text('forecast.noFlow', locale) : chosenText(chosen, others, view),
    others: others.map((flow) => ({ id: flow.id, name: flow.name, text: leftText(flow, chosen, view) })),
  };
}

const startOf = ({ nodes }: WorkflowDefinition) => nodes.find(({ type }) => type === 'start')?.groups ?? [];

function chosenText(
  chosen: WorkflowDefinition,
  others: readonly WorkflowDefinition[],
  view: ExplainContext,
): string {
  const { locale } = view;
  const start = explainGroups(startOf(chosen), view);
  if (startOf(chosen).length > 0)
    return text(start.holds ? 'forecast.starts' : 'forecast.startDamaged', locale, {
      text: start.text,
      weight: chosen.weight,
    });
  return text(others.length === 0 ? 'forecast.onlyFlow' : 'forecast.plainFlow', locale, {
    weight: chosen.weight,
  });
}

function leftText(
  flow: WorkflowDefinition,
  chosen: WorkflowDefinition | undefined,
  view: ExplainContext,
): string {
  const { locale } = view;
  const groups = startOf(flow);
  if (groups.length === 0)
    return chosen !== undefined && startOf(chosen).length > 0
      ? text('forecast.plainFlowLater', locale)
      : text('forecast.lighter', locale, { weight: flow.weight });
  const start = explainGroups(groups, view);
  return start.holds ? text('forecast.lighter', locale, { weight: flow.weight }) : start.text;
}
