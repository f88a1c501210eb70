import type { Catalogue } from './Catalogue.ts';

/** Issues of a flow besides those of `workflow`: its text, and the checks before publishing. */
export const workflowCheckMessages = {
  'workflowCheck.notAList': { zh: '流程配置不是列表', en: 'The configuration is not a list' },
  'workflowCheck.notAnObject': { zh: '这一项不是节点或连线', en: 'This is neither node nor line' },
  'workflowCheck.tooMany': { zh: '不能超过{n}个', en: 'At most {n}' },
  'workflowCheck.tooLong': { zh: '不能超过{n}个字符', en: 'At most {n} characters' },
  'workflowCheck.tooDeep': { zh: '嵌套不能超过{n}层', en: 'Nested deeper than {n} levels' },
  'workflowCheck.damaged': {
    zh: '配置文本已损坏（第{line}行第{column}列），只能读出其余部分',
    en: 'The text is damaged at line {line}, column {column}; the rest was read',
  },
  'workflowCheck.damagedLong': {
    zh: '配置文本已损坏且过长，无法读出其中的内容',
    en: 'The text is damaged and too long to be read in part',
  },
  'workflowCheck.unreadable': { zh: '无法识别【{name}】的值', en: 'The value of [{name}] cannot be read' },
  'workflowCheck.unknownSetting': { zh: '没有名为【{name}】的设置', en: 'There is no setting [{name}]' },
  'workflowCheck.oneRole': { zh: '一个节点只能选择一个角色', en: 'A node has one role' },
  'workflowCheck.noId': { zh: '节点没有编号，无法连接', en: 'A node without id cannot be connected' },
  'workflowCheck.sameId': {
    zh: '节点【{name}】的编号{id}与其他节点重复',
    en: 'Node [{name}] has the id {id} of another node',
  },
  'workflowCheck.loose': { zh: '连线缺少起点或终点', en: 'A line has no beginning or no end' },
  'workflowCheck.stepCount': {
    zh: '提交的步骤有{sent}个，流程图有{n}个节点',
    en: '{sent} steps were sent, the flow has {n} nodes',
  },
  'workflowCheck.stepMissing': {
    zh: '提交的步骤中没有节点【{name}】',
    en: 'The steps sent have no node [{name}]',
  },
  'workflowCheck.stepDiffers': {
    zh: '步骤【{name}】的{key}与流程图不一致：提交的是“{sent}”，流程图是“{value}”',
    en: 'Step [{name}], {key}: "{sent}" was sent, the flow says "{value}"',
  },
  'workflowCheck.noTable': { zh: '业务单据【{name}】不存在', en: 'There is no table [{name}]' },
  'workflowCheck.notAudited': {
    zh: '业务单据【{name}】没有审核状态，不能设置审批流程',
    en: '[{name}] has no approval status and cannot have a flow',
  },
  'workflowCheck.auditingEdit': {
    zh: '审批中修改的方式只能是0或1，不能是{value}',
    en: 'AuditingEdit is 0 or 1, not {value}',
  },
  'workflowCheck.approverKind': {
    zh: '节点【{name}】的审批类型{value}不存在',
    en: 'Node [{name}]: there is no approver type {value}',
  },
  'workflowCheck.noUser': {
    zh: '节点【{name}】的用户{id}不存在',
    en: 'Node [{name}]: there is no user {id}',
  },
  'workflowCheck.userDisabled': {
    zh: '节点【{name}】的用户【{user}】已停用',
    en: 'Node [{name}]: user [{user}] is disabled',
  },
  'workflowCheck.noRole': {
    zh: '节点【{name}】的角色{id}不存在',
    en: 'Node [{name}]: there is no role {id}',
  },
  'workflowCheck.emptyRole': {
    zh: '节点【{name}】的角色【{role}】没有可用的用户，单据将按“无人审批”的设置处理',
    en: 'Node [{name}]: nobody of role [{role}] may decide, the rule for nobody will be used',
  },
  'workflowCheck.creatorMayApprove': {
    zh: '节点【{name}】的审批人（{users}）可能就是单据的创建人',
    en: 'Node [{name}]: the approver ({users}) may be the creator of the document',
  },
  'workflowCheck.auditMethod': {
    zh: '节点【{name}】的审批方式{value}不存在',
    en: 'Node [{name}]: there is no approval method {value}',
  },
  'workflowCheck.readsEither': {
    zh: '节点【{name}】有多个审批用户而未选审批方式，任意一人审批即可',
    en: 'Node [{name}] has several approvers and no method: any one of them decides',
  },
  'workflowCheck.auditRefuse': {
    zh: '节点【{name}】拒绝后的去向{value}不存在',
    en: 'Node [{name}]: {value} is no continuation of a rejection',
  },
  'workflowCheck.auditBack': {
    zh: '节点【{name}】反审后的去向{value}不存在',
    en: 'Node [{name}]: {value} is no continuation of a reverse approval',
  },
  'workflowCheck.noField': {
    zh: '节点【{name}】的字段【{field}】不存在',
    en: 'Node [{name}]: there is no field [{field}]',
  },
  'workflowCheck.fixedField': {
    zh: '节点【{name}】不能修改字段【{field}】',
    en: 'Node [{name}]: field [{field}] cannot be edited',
  },
  'workflowCheck.neededField': {
    zh: '节点【{name}】不能隐藏字段【{field}】：没有它就认不出单据',
    en: 'Node [{name}] cannot hide field [{field}]: the document is known by it',
  },
  'workflowCheck.hiddenEditable': {
    zh: '节点【{name}】的字段【{field}】不能既隐藏又可修改',
    en: 'Node [{name}]: field [{field}] cannot be both hidden and editable',
  },
  'workflowCheck.hiddenTold': {
    zh: '节点【{name}】隐藏了字段【{field}】，但由它算出的【{other}】仍然可见',
    en: 'Node [{name}] hides field [{field}], but [{other}], which is computed from it, is still shown',
  },
  'workflowCheck.noNode': {
    zh: '连线所连的节点{id}不存在',
    en: 'The line names node {id}, which is not there',
  },
  'workflowCheck.lineFromEnd': {
    zh: '不能从流程结束节点引出连线',
    en: 'No line may leave the flow end node',
  },
  'workflowCheck.cycle': { zh: '流程形成环路：{path}', en: 'The flow goes in a circle: {path}' },
  'workflowCheck.unreachable': {
    zh: '从流程开始节点无法到达节点【{name}】',
    en: 'Node [{name}] is not reached from the start',
  },
  'workflowCheck.noEnd': {
    zh: '从节点【{name}】无法到达流程结束节点',
    en: 'The end is not reached from node [{name}]',
  },
  'workflowCheck.pathNever': {
    zh: '任何单据都走不到节点【{name}】：例如 {example} 的单据在前面已走向别处',
    en: 'No document gets to node [{name}]: one with {example}, for example, has gone elsewhere before',
  },
  'workflowCheck.gap': {
    zh: '节点【{name}】之后没有适合所有单据的连线：例如 {example} 时无路可走，请补充条件或增加一条无条件的连线',
    en: 'No line of node [{name}] is for every document: with {example}, for example, none holds. Add one without conditions',
  },
  'workflowCheck.notCovered': {
    zh: '节点【{name}】之后的条件不能确定覆盖所有单据，请增加一条无条件的连线',
    en: 'The conditions after node [{name}] do not provably cover every document. Add a line without conditions',
  },
  'workflowCheck.overlap': {
    zh: '连线【{first}】与【{second}】的条件重叠：例如 {example} 时两条都成立，将走前一条',
    en: 'Lines [{first}] and [{second}] overlap: with {example}, for example, both hold and the first is taken',
  },
  'workflowCheck.dead': {
    zh: '连线【{line}】的条件永远不成立：例如 {example} 也不满足',
    en: 'The conditions of line [{line}] never hold: not even with {example}',
  },
  'workflowCheck.deadStart': {
    zh: '流程开始节点的条件永远不成立：例如 {example} 也不满足',
    en: 'The conditions of the start node never hold: not even with {example}',
  },
  'workflowCheck.shadowed': {
    zh: '连线【{line}】永远不会被走到：例如 {example} 时已走【{first}】',
    en: 'Line [{line}] is never taken: with {example}, for example, [{first}] is taken before',
  },
  'workflowCheck.secondPlain': {
    zh: '连线【{line}】永远不会被走到：无条件的连线只走第一条【{first}】',
    en: 'Line [{line}] is never taken: of lines without conditions only the first, [{first}], is',
  },
  'workflowCheck.plainNever': {
    zh: '其他连线的条件已覆盖所有单据，无条件的连线【{line}】不会被走到',
    en: 'The other conditions cover every document: line [{line}] without conditions is never taken',
  },
  'workflowCheck.notChecked': {
    zh: '【{name}】的条件（{fields}）无法事先判断，未检查是否遗漏或重叠',
    en: 'The conditions of [{name}] ({fields}) cannot be decided beforehand: gaps and overlaps were not checked',
  },
  'workflowCheck.sameWeight': {
    zh: '流程【{flow}】与【{other}】的权重同为{weight}，且启动条件不能确定互斥',
    en: 'Flows [{flow}] and [{other}] have the same weight {weight}, and their start conditions are not provably disjoint',
  },
  'workflowCheck.bothStart': {
    zh: '流程【{flow}】与【{other}】的权重同为{weight}，启动条件重叠：例如 {example} 时两个流程都会启动',
    en: 'Flows [{flow}] and [{other}] have the same weight {weight}: with {example}, for example, both would start',
  },
  'workflowCheck.emptyValue': { zh: '空', en: '(empty)' },
  'workflowCheck.anyRecord': { zh: '任意单据', en: 'any document' },
} as const satisfies Catalogue;
