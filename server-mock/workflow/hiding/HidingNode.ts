import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { settingField } from '../../../runtime/model/workflow/check/rules/settingField.ts';
import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';

/** A node of one published version that hides fields from its approvers. */
export interface HidingNode {
  readonly flowId: number;
  readonly version: number;
  readonly nodeId: string;
  /** Table of the document. */
  readonly table: string;
  /** `Field`, or `Table.Field` of a detail, in the spelling of the schema. */
  readonly fields: readonly string[];
}

/** Nodes of a version that hide existing fields. */
export const hidingNodes = (
  flow: WorkflowDefinition,
  document: DocumentTable | undefined,
): readonly HidingNode[] =>
  flow.nodes.flatMap(({ id: nodeId, settings }) => {
    const fields = settings.hidden.flatMap((given) =>
      document === undefined ? [] : (settingField(given, document)?.name ?? []),
    );
    const { id: flowId, version } = flow;
    return fields.length === 0 || document === undefined
      ? []
      : [{ flowId, version, nodeId, table: document.main.table, fields }];
  });
