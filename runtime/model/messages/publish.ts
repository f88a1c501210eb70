import type { Catalogue } from './Catalogue.ts';

/** Texts after a flow is published: running documents, and documents without a flow. */
export const publishMessages = {
  'publish.title': { zh: '流程已发布', en: 'The flow is published' },
  'publish.version': { zh: '第{n}版', en: 'Version {n}' },
  'publish.retry': { zh: '重新加载', en: 'Load again' },
  'publish.warnings': { zh: '发布检查的提醒', en: 'What the checks warn of' },
  'publish.running': { zh: '审批中的单据（{n}）', en: 'Documents under way ({n})' },
  'publish.asks': {
    zh: '勾选的单据按新版本继续审批，未勾选的保持原版本',
    en: 'Documents that are ticked go on in the new version; the others keep theirs',
  },
  'publish.keeps': {
    zh: '按流程设置，审批中的单据保持原版本，不受本次发布影响',
    en: 'As the flow is set, documents under way keep their version',
  },
  'publish.unstarted': { zh: '尚未进入流程的单据（{n}）', en: 'Documents in no flow yet ({n})' },
  'publish.unstartedHint': {
    zh: '这些待审核单据在流程发布前保存，勾选后可进入流程审批',
    en: 'They were saved before there was a flow; tick those that are to enter it',
  },
  'publish.newest': {
    zh: '仅显示最新的{n}张，勾选后可进入流程审批',
    en: 'The newest {n} are shown; tick those that are to enter the flow',
  },
  'publish.hidden': {
    zh: '另有{n}张不在您可查看的范围内，未列出',
    en: '{n} more are outside what you may see and are not listed',
  },
  'publish.allHidden': {
    zh: '均不在您可查看的范围内，未列出',
    en: 'They are outside what you may see and are not listed',
  },
  'publish.document': { zh: '单据', en: 'Document' },
  'publish.step': { zh: '当前节点', en: 'In node' },
  'publish.of': { zh: '流程版本', en: 'Version' },
  'publish.nth': { zh: '第{n}版', en: '{n}' },
  'publish.creator': { zh: '创建人', en: 'Creator' },
  'publish.outcome': { zh: '说明', en: 'Remark' },
  'publish.all': { zh: '全选', en: 'All' },
  'publish.chosen': { zh: '已选{n}张', en: '{n} chosen' },
  'publish.move': { zh: '按新版本继续审批', en: 'Go on in the new version' },
  'publish.moved': { zh: '已转到新版本', en: 'Goes on in the new version' },
  'publish.start': { zh: '进入流程审批', en: 'Enter the flow' },
  'publish.started': { zh: '已进入流程', en: 'In the flow' },
} as const satisfies Catalogue;
