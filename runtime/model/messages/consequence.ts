import type { Catalogue } from './Catalogue.ts';

/** Texts about documents that a reverse approval affects. */
export const consequenceMessages = {
  'consequence.title': { zh: '反审影响', en: 'What the reverse approval touches' },
  'consequence.none': { zh: '没有由此单据生成的单据', en: 'No document was made from this one' },
  'consequence.loading': {
    zh: '正在查找由此单据生成的单据…',
    en: 'Looking for documents made from this one…',
  },
  'consequence.retry': { zh: '重试', en: 'Try again' },
  'consequence.count': {
    zh: '由此单据生成的单据共{n}张，其中{blocked}张须先处理',
    en: '{n} documents were made from this one, {blocked} of them stand in the way',
  },
  'consequence.free': {
    zh: '由此单据生成的单据共{n}张，没有须先处理的',
    en: '{n} documents were made from this one, none of them stands in the way',
  },
  'consequence.hidden': { zh: '{n}张您无权查看的单据', en: '{n} documents you may not see' },
  'consequence.alsoHidden': { zh: '另有{n}张您无权查看的单据', en: '{n} more documents you may not see' },
  'consequence.onlyHidden': {
    zh: '由此单据生成的有{n}张您无权查看的单据',
    en: '{n} documents you may not see were made from this one',
  },
  'consequence.semicolon': { zh: '；', en: '; ' },
  'consequence.colon': { zh: '：', en: ': ' },
  'consequence.then': { zh: ' → ', en: ' → ' },
  'consequence.unnumbered': { zh: '待生成（{key}）', en: 'not numbered yet ({key})' },
  'consequence.more': { zh: '另外{n}张', en: '{n} more' },
  'consequence.cut': {
    zh: '生成的单据太多，只列出前面的部分',
    en: 'There are too many documents: only the first of them are listed',
  },
  'consequence.order': { zh: '建议的撤销顺序', en: 'Proposed order of undoing' },
  'consequence.orderNote': {
    zh: '只是建议，不会自动执行',
    en: 'A proposal: nothing of it is done by itself',
  },
  'consequence.open': { zh: '打开{name}', en: 'Open {name}' },
  'consequence.comma': { zh: '、', en: ', ' },
  'consequence.goesAlong': { zh: '反审时自动删除', en: 'removed when this is reversed' },
  'consequence.isClosed': { zh: '已结案', en: 'closed' },
  'consequence.started': { zh: '已开始', en: 'started' },
  'consequence.blocks.closed': { zh: '已结案，须先反结案', en: 'closed: reopen it first' },
  'consequence.blocks.approved': {
    zh: '已审核通过，须先反审',
    en: 'approved: reverse its approval first',
  },
  'consequence.blocks.running': {
    zh: '正在审核中，须先撤回或退回',
    en: 'in approval: withdraw or return it first',
  },
  'consequence.blocks.underWay': { zh: '{status}，须先处理', en: '{status}: settle it first' },
  'consequence.refused': {
    zh: '不能反审，由此单据生成的单据须先撤销或作废：{names}',
    en: 'The approval cannot be reversed: undo or cancel first what was made from it: {names}',
  },
  'consequence.sourceNotApproved': {
    zh: '{table}【{code}】未审核通过，不能由它生成单据，请待其审核通过后再保存',
    en: 'The {table} [{code}] is not approved: no document is made from it until it is',
  },
  'consequence.fieldOfNode': {
    zh: '字段【{title}】正被流程【{flow}】的节点【{node}】使用，不能删除，请先修改流程',
    en: 'The field [{title}] is used by node [{node}] of the flow [{flow}]: change the flow first',
  },
  'consequence.fieldOfLine': {
    zh: '字段【{title}】正被流程【{flow}】的连线【{from}→{to}】使用，不能删除，请先修改流程',
    en: 'The field [{title}] is used by the line [{from}→{to}] of the flow [{flow}]: change the flow first',
  },
  'consequence.do.reopen': { zh: '反结案', en: 'Reopen' },
  'consequence.do.reverse': { zh: '反审', en: 'Reverse approval' },
  'consequence.do.recall': { zh: '撤回或退回', en: 'Withdraw or return' },
  'consequence.do.settle': { zh: '撤回或取消', en: 'Take back or cancel' },
  'consequence.do.remove': { zh: '删除或作废', en: 'Delete or cancel' },
} as const satisfies Catalogue;
