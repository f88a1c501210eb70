import type { Catalogue } from './Catalogue.ts';

/** Texts of approval flows: designer, checks and audit. */
export const workflowMessages = {
  'workflow.nameRequired': { zh: '请在左侧表单填写流程名称', en: "Please fill in the left form's flow name" },
  'workflow.workItemRequired': {
    zh: '请选择业务单据',
    en: "Please choose the left form's work item",
  },
  'workflow.approverRequired': {
    zh: '节点【{name}】请选择审批用户',
    en: 'Please choose the approving users of node [{name}]',
  },
  'workflow.startMissing': { zh: '请添加流程开始节点', en: 'Please add a flow start node' },
  'workflow.startTwice': { zh: '只能有一个流程开始节点', en: 'Only one flow start node is allowed' },
  'workflow.endMissing': { zh: '请选择流程结束节点', en: 'Please select a flow end node' },
  'workflow.endTwice': { zh: '只能有一个流程结束节点', en: 'Only one flow end node is allowed' },
  'workflow.lineToStart': { zh: '开始节点不能有流入的连线', en: 'No line may lead back into the start node' },
  'workflow.stepName': { zh: '请输入节点名称', en: 'Please enter the node name' },
  'workflow.toItself': { zh: '不能连接自身', en: 'A node cannot connect to itself' },
  'workflow.lineTwice': { zh: '连线已存在', en: 'This relation already exists' },
  'workflow.lineBack': { zh: '两个节点之间不能循环连接', en: 'No loops between two nodes' },
  'workflow.dropInside': { zh: '请拖入画布中', en: 'Please drag the node into the canvas' },
  'workflow.resultRequired': { zh: '请选择审批结果', en: 'Please select the approval result' },
  'workflow.deleteGroup': { zh: '确认要删除条件组{n}吗?', en: 'Delete condition group {n}?' },
  'workflow.deleteCondition': { zh: '确认要删除字配置条件配置吗?', en: 'Delete this condition?' },
  'workflow.badCondition': {
    zh: '流程:【{flow}】,节点:【{node}】条件异常,请检查【值】与【字段的类型】是否匹配',
    en: 'Flow [{flow}], node [{node}]: the condition fails; check that value and field type match',
  },
} as const satisfies Catalogue;
