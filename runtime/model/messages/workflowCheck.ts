import type { Catalogue } from './Catalogue.ts';

/** What is wrong with a flow beyond the specification's own messages (`workflow`): its text, and what publishing checks. */
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
} as const satisfies Catalogue;
