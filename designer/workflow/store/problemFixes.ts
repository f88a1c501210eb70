import type { App } from '../../../runtime/host/AppContext.ts';
import { conditionField } from '../../../runtime/model/conditions/conditionField.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { conditionDocument } from '../../../runtime/model/workflow/definition/conditionDocument.ts';
import type { ProblemFix } from '../../kit/ProblemList.tsx';
import { orEmpty } from '../commands/orEmpty.ts';
import { setKeys } from '../commands/setKeys.ts';
import { partAt } from '../draft/DrawnFlow.ts';
import type { FlowDesignerStore } from './FlowDesignerStore.ts';

type FixesOf = (store: FlowDesignerStore, issue: Issue, t: App['t']) => readonly ProblemFix[];

/** Records with an empty field may take one of the lines that leave the node: the user says which. */
const emptyTakesLine: FixesOf = (store, { path, params }, t) => {
  const { view, parts, document, draft } = store;
  const node = partAt(view, path);
  const name = String(params.empty ?? '');
  const field = document && conditionField(conditionDocument(document).main, name);
  if (node?.column !== 'NodeConfig' || field === undefined) return [];
  return view.lines
    .filter(({ from }) => from === node.id)
    .flatMap((line): readonly ProblemFix[] => {
      const part = parts.get(`/${line.column}/${line.at}`);
      const filters = part && orEmpty(part.groups, name);
      if (filters === undefined || filters.length === 0) return [];
      const shown = line.label || (view.byId.get(line.to)?.name ?? line.to);
      return [
        {
          title: t('flowDesigner.emptyTakesLine', { field: field.title, line: shown }),
          run: () => store.run(setKeys(draft, line.key, { filters }), {}),
        },
      ];
    });
};

const fixes: { readonly [rule in MessageKey]?: FixesOf } = { 'workflowCheck.gap': emptyTakesLine };

/** The ways to mend a problem of a flow by a click; none where the user must think, or may not edit. */
export const problemFixes: FixesOf = (store, issue, t) =>
  store.readonly ? [] : (fixes[issue.rule as MessageKey]?.(store, issue, t) ?? []);
