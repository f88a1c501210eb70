import type { Catalogue } from './Catalogue.ts';

/** Texts that all designers share. */
export const editorMessages = {
  'editor.undo': { zh: '撤销', en: 'Undo' },
  'editor.redo': { zh: '重做', en: 'Redo' },
  'editor.publish': { zh: '发布', en: 'Publish' },
  'editor.confirmPublish': { zh: '确认发布', en: 'Publish' },
  'editor.warnings': { zh: '请先确认这些提示（{n}）', en: 'Please note first ({n})' },
  'editor.changes': { zh: '本次修改', en: 'What changes' },
  'editor.noChanges': { zh: '与当前版本相比没有修改', en: 'Nothing differs from the present version' },
  'editor.isNow': { zh: '{title}：{to}', en: '{title}: {to}' },
  'editor.fromTo': { zh: '{title}：{from} → {to}', en: '{title}: {from} → {to}' },
  'editor.repair': { zh: '采用可读部分', en: 'Take what can be read' },
  'editor.problems': { zh: '问题（{n}）', en: 'Problems ({n})' },
  'editor.hideProblems': { zh: '收起', en: 'Hide' },
  'editor.showProblems': { zh: '展开', en: 'Show' },
  'editor.noProblems': { zh: '没有问题，可以发布', en: 'No problems: it can be published' },
  'editor.checking': { zh: '正在检查…', en: 'Checking…' },
  'editor.error': { zh: '错误', en: 'Error' },
  'editor.warning': { zh: '警告', en: 'Warning' },
  'editor.info': { zh: '提示', en: 'Note' },
  'editor.toolbar': { zh: '编辑', en: 'Edit' },
  'editor.added': { zh: '新增', en: 'added' },
  'editor.removed': { zh: '删除', en: 'removed' },
  'editor.changed': { zh: '修改', en: 'changed' },
  'editor.empty': { zh: '（空）', en: '(empty)' },
  'editor.restored': { zh: '已恢复上次未保存的修改', en: 'Your unsaved changes of last time are back' },
} as const satisfies Catalogue;
