import type { Data } from '../../../expressions/index.ts';
import type { ConditionGroup } from '../../../runtime/model/conditions/ConditionGroup.ts';
import {
  defaultSettings,
  type FlowNode,
  type NodeSettings,
} from '../../../runtime/model/workflow/definition/FlowNode.ts';
import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import { idOf } from './company.ts';

type Brief = readonly (readonly [string, string, Data])[];

/** A node as cases write it; `开始` and `结束` are start and end. */
export interface BriefNode {
  readonly users?: readonly string[];
  readonly role?: number;
  readonly superior?: true;
  readonly countersign?: true;
  readonly when?: Brief;
  readonly refuse?: number;
  readonly back?: number;
  readonly mail?: true;
  readonly jig?: Partial<NodeSettings>;
}

/** A flow as cases write it, with names instead of ids. */
export interface BriefFlow {
  readonly id?: number;
  readonly version?: number;
  readonly weight?: number;
  readonly selfSubstitute?: boolean;
  readonly autoPass?: number;
  readonly start?: Brief;
  readonly nodes: Readonly<Record<string, BriefNode>>;
  readonly lines: readonly (readonly [string, string, Brief?])[];
}

const groupsOf = (when: Brief = []): readonly ConditionGroup[] =>
  when.length === 0
    ? []
    : [
        {
          tjzType: 'and',
          tjOptions: when.map(([field, filterType, value]) => ({ field, filterType, value })),
        },
      ];

const nodeOf = (name: string, type: FlowNode['type'], brief: BriefNode): FlowNode => ({
  id: name,
  name,
  type,
  auditType: brief.role === undefined ? (brief.superior ? 3 : 1) : 2,
  userIds: (brief.users ?? []).map(idOf),
  roleId: brief.role,
  auditMethod: brief.countersign ? 1 : 0,
  auditRefuse: brief.refuse ?? 0,
  auditBack: brief.back ?? 0,
  sendMail: brief.mail ?? false,
  groups: groupsOf(brief.when),
  settings: { ...defaultSettings, ...brief.jig },
});

/** Expands a brief flow into a definition. */
export const flowOf = (brief: BriefFlow): WorkflowDefinition => ({
  id: brief.id ?? 1,
  version: brief.version ?? 1,
  name: '销售订单审批',
  table: 'Production_SalesOrder',
  weight: brief.weight ?? 1,
  auditingEdit: 0,
  autoPass: brief.autoPass ?? 0,
  batch: true,
  selfSubstitute: brief.selfSubstitute ?? false,
  nodes: [
    nodeOf('开始', 'start', brief.start === undefined ? {} : { when: brief.start }),
    ...Object.entries(brief.nodes).map(([name, node]) => nodeOf(name, 'node', node)),
    nodeOf('结束', 'end', {}),
  ],
  lines: brief.lines.map(([from, to, when]) => ({ from, to, label: '', groups: groupsOf(when) })),
});
