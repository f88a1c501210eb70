import type { ConditionGroup } from '../../../runtime/model/conditions/ConditionGroup.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import type { OptionsOf } from '../../../runtime/model/workflow/check/domain/DocumentSpace.ts';
import { conditionDocument } from '../../../runtime/model/workflow/definition/conditionDocument.ts';
import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import { dictionary } from '../../dictionaries/options.ts';
import type { UserCall } from '../../http/Call.ts';

/** Maximum options per dictionary; examples need only a few. */
const most = 2000;

/** Options of fields in the flow's conditions, with the caller's rights; used as labels of examples. */
export const conditionOptions = async (
  call: UserCall,
  document: DocumentTable,
  { nodes, lines }: WorkflowDefinition,
): Promise<OptionsOf> => {
  const groups: readonly ConditionGroup[] = [...nodes, ...lines].flatMap((part) => part.groups);
  const asked = new Set(groups.flatMap(({ tjOptions }) => tjOptions.map(({ field }) => field)));
  const known = new Map<string, readonly Option[]>();
  for (const { field, dataKey } of conditionDocument(document).main.fields)
    if (dataKey !== undefined && asked.has(field) && !known.has(dataKey))
      known.set(dataKey, (await dictionary(call, dataKey, { limit: most }))?.data ?? []);
  return ({ dataKey = '' }) => known.get(dataKey) ?? [];
};
