import type { Catalogue } from './Catalogue.ts';

/** The workflow designer beyond the specification's own messages (`workflow`): specification 2 sections 2.4, 4 and 5. */
export const flowDesignerMessages = {
  'flowDesigner.damagedText': {
    zh: '流程文本已损坏，不能直接修改，请先点“采用可读部分”',
    en: 'The text of the flow is damaged and cannot be edited: take what can be read first',
  },
  'flowDesigner.notDamaged': { zh: '流程文本没有损坏', en: 'The text is not damaged' },
  'flowDesigner.noName': {
    zh: '“{name}”加数字的名称都已被使用',
    en: 'All names of "{name}" with a number are taken',
  },
  'flowDesigner.noSuchNode': { zh: '节点已不存在', en: 'The node is no longer there' },
  'flowDesigner.noSuchLine': { zh: '连线已不存在', en: 'The line is no longer there' },
  'flowDesigner.tooManyNodes': { zh: '一个流程最多{n}个节点', en: 'A flow has at most {n} nodes' },
  'flowDesigner.tooManyLines': { zh: '一个流程最多{n}条连线', en: 'A flow has at most {n} lines' },
  'flowDesigner.isFirst': { zh: '这条连线已经最先判断', en: 'This line is tried first already' },
  'flowDesigner.isLast': { zh: '这条连线已经最后判断', en: 'This line is tried last already' },
  'flowDesigner.pastedNothing': {
    zh: '粘贴的内容中没有节点或连线',
    en: 'What was pasted has neither nodes nor lines',
  },
} as const satisfies Catalogue;
