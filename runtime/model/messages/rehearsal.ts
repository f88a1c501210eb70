import type { Catalogue } from './Catalogue.ts';

/** Texts of the rehearsal, which runs a flow over existing documents before it is published. */
export const rehearsalMessages = {
  'rehearsal.params': {
    zh: '请提交流程内容；一次最多试跑{n}张单据',
    en: 'Please send a flow; at most {n} documents are tried at once',
  },
  'rehearsal.unseen': {
    zh: '您没有查看{table}的权限，不能用它的单据试跑',
    en: 'You may not look at {table}, so its documents cannot be tried',
  },
  'rehearsal.running': { zh: '您的上一次试跑还在进行，请稍候', en: 'Your last rehearsal is still running' },
  'rehearsal.stranded': {
    zh: '【{node}】之后没有适合的连线，只能由{names}决定',
    en: 'After [{node}] no line is for it: {names} must decide',
  },
  'rehearsal.nobody': {
    zh: '节点【{node}】没有可审批的人，改由{names}审批',
    en: 'Nobody may decide in [{node}]: {names} is asked instead',
  },
  'rehearsal.title': { zh: '试跑', en: 'Rehearsal' },
  'rehearsal.hint': {
    zh: '用现有单据按当前画好的流程走一遍，看看各走哪条路、有没有走不通的。不会改动任何单据。',
    en: 'Existing documents walk the flow as it is drawn: which ways they take, and which would stop. Nothing is changed.',
  },
  'rehearsal.limit': { zh: '试跑最近的单据', en: 'Newest documents' },
  'rehearsal.start': { zh: '开始试跑', en: 'Rehearse' },
  'rehearsal.again': { zh: '重新试跑', en: 'Rehearse again' },
  'rehearsal.busy': { zh: '正在试跑…', en: 'Rehearsing…' },
  'rehearsal.stale': {
    zh: '流程在试跑后又有改动，结果可能已不准确',
    en: 'The flow was changed since; the result may be outdated',
  },
  'rehearsal.looked': {
    zh: '共{total}张单据，试跑了{looked}张',
    en: '{looked} of {total} documents were tried',
  },
  'rehearsal.allThrough': { zh: '全部单据都能走完', en: 'Every document gets through' },
  'rehearsal.stopped': { zh: '{n}张单据会卡住', en: '{n} documents would stop' },
  'rehearsal.noFlow': { zh: '{n}张不适用任何流程，无需审批', en: '{n} are for no flow and need no approval' },
  'rehearsal.otherFlow': { zh: '{n}张走其他流程', en: '{n} are for another flow' },
  'rehearsal.none': { zh: '没有单据走这个流程', en: 'No document takes this flow' },
  'rehearsal.outcomes': { zh: '全部同意后：{outcomes}', en: 'Once everybody agrees: {outcomes}' },
  'rehearsal.outcome': { zh: '{title} {n}张', en: '{title} of {n}' },
  'rehearsal.paths': { zh: '走过的路径', en: 'Ways taken' },
  'rehearsal.path': { zh: '路径', en: 'Way' },
  'rehearsal.count': { zh: '单据数', en: 'Documents' },
  'rehearsal.share': { zh: '占比', en: 'Share' },
  'rehearsal.examples': { zh: '例如', en: 'For example' },
  'rehearsal.stops': { zh: '会卡住的单据', en: 'Documents that would stop' },
  'rehearsal.document': { zh: '单据', en: 'Document' },
  'rehearsal.node': { zh: '节点', en: 'Node' },
  'rehearsal.why': { zh: '原因', en: 'Why' },
  'rehearsal.choosePath': { zh: '在画布上显示路径：{names}', en: 'Show this way on the canvas: {names}' },
  'rehearsal.chooseNode': { zh: '在画布上显示节点【{name}】', en: 'Show node [{name}] on the canvas' },
  'rehearsal.moreStops': { zh: '只列出前{n}条', en: 'The first {n} are listed' },
} as const satisfies Catalogue;
