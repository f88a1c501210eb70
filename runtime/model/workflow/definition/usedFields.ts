import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';
import { conditionTable } from '../../conditions/conditionField.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import { fieldNamed } from '../../fields/resolve/fieldNamed.ts';
import type { FlowNode } from './FlowNode.ts';
import type { FlowLine, WorkflowDefinition } from './WorkflowDefinition.ts';

/** A field that a flow uses, and the part that uses it. */
export interface UsedField {
  readonly table: string;
  readonly field: string;
  /** True when a condition uses it; false when a setting names it. */
  readonly isAsked: boolean;
  readonly part: FlowNode | FlowLine;
}

/** All existing fields that conditions and settings of a flow use. */
export const usedFields = (flow: WorkflowDefinition, document: DocumentTable): readonly UsedField[] => {
  const named = (
    part: UsedField['part'],
    tableName: string,
    name: string,
    isAsked: boolean,
  ): readonly UsedField[] => {
    const table = conditionTable(document, tableName)?.table;
    const field = table && fieldNamed(table, name.trim());
    return table === undefined || field === undefined
      ? []
      : [{ table: table.table, field: field.field, isAsked, part }];
  };
  const ofGroups = (part: UsedField['part'], groups: readonly ConditionGroup[]): readonly UsedField[] =>
    groups.flatMap(({ tjOptions }) =>
      tjOptions.flatMap(({ tableName = '', field }) => named(part, tableName, field, true)),
    );
  const ofSettings = (part: FlowNode): readonly UsedField[] =>
    [...part.settings.editable, ...part.settings.hidden].flatMap((given) => {
      const dot = given.indexOf('.');
      return named(part, dot < 0 ? '' : given.slice(0, dot), given.slice(dot + 1), false);
    });
  return [
    ...flow.nodes.flatMap((node) => [...ofGroups(node, node.groups), ...ofSettings(node)]),
    ...flow.lines.flatMap((line) => ofGroups(line, line.groups)),
  ];
};
