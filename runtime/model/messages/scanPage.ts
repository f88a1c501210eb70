import type { Catalogue } from './Catalogue.ts';

/** Texts of scan pages. */
export const scanPageMessages = {
  'scanPage.code': { zh: '扫描或输入编号', en: 'Scan or type a code' },
  'scanPage.take': { zh: '确定', en: 'OK' },
  'scanPage.camera': { zh: '用摄像头扫描', en: 'Scan with the camera' },
  'scanPage.cameraStop': { zh: '关闭摄像头', en: 'Close the camera' },
  'scanPage.cameraDenied': {
    zh: '不能使用摄像头。请允许浏览器使用摄像头，或输入编号',
    en: 'The camera cannot be used. Allow the browser to use it, or type the code',
  },
  'scanPage.unknown': { zh: '没有{what} {code}', en: 'There is no {what} {code}' },
  'scanPage.notInSource': {
    zh: '{document} 里没有{what} {code}',
    en: '{document} has no {what} {code}',
  },
  'scanPage.finishFirst': {
    zh: '先完成 {name}，或按“重来”',
    en: 'Finish {name} first, or press Start over',
  },
  'scanPage.ofOther': {
    zh: '{code} 是另一张{source}。正在做的是 {document}：先完成它，或按“重来”',
    en: '{code} is another {source}. {document} is being worked on: finish it first, or press Start over',
  },
  'scanPage.sameSource': {
    zh: '{document} 已经扫过，请接着{next}',
    en: '{document} has been scanned. Next: {next}',
  },
  'scanPage.again': {
    zh: '{name} 已经扫过，在本单中。要改数量请点它',
    en: '{name} has been scanned and is in this document. Tap it to change its quantity',
  },
  'scanPage.heldBy': {
    zh: '{code} 已经扫过：它是{field}',
    en: '{code} has been scanned: it is the {field}',
  },
  'scanPage.filled': {
    zh: '{field}已经有了，{code} 没有用上。要改请在“单据信息”里改',
    en: 'There is a {field} already, so {code} was not used. Change it under Document',
  },
  'scanPage.several': {
    zh: '编号 {code} 有 {n} 行，请点选一行',
    en: '{n} rows have the code {code}. Tap one',
  },
  'scanPage.sourceFirst': { zh: '请先{first}', en: 'First: {first}' },
  'scanPage.foundRest': { zh: '{name}，余 {rest}', en: '{name}, {rest} left' },
  'scanPage.badQuantity': { zh: '请输入大于 0 的数量', en: 'Enter a quantity greater than 0' },
  'scanPage.noLines': { zh: '还没有扫描明细', en: 'Nothing has been scanned yet' },
  'scanPage.rest': { zh: '余量', en: 'Left' },
  'scanPage.total': { zh: '累计', en: 'So far' },
  'scanPage.quantity': { zh: '数量', en: 'Quantity' },
  'scanPage.done': { zh: '完成', en: 'Done' },
  'scanPage.reset': { zh: '重来', en: 'Start over' },
  'scanPage.resetAsk': { zh: '放弃已扫描的内容？', en: 'Give up what has been scanned?' },
  'scanPage.remove': { zh: '移除 {name}', en: 'Remove {name}' },
  'scanPage.lines': { zh: '已扫描（{n}）', en: 'Scanned ({n})' },
  'scanPage.tasks': { zh: '待办（{n}）', en: 'Open work ({n})' },
  'scanPage.noTasks': { zh: '现在没有待办', en: 'There is no open work' },
  'scanPage.more': {
    zh: '只显示前 {n} 条，请扫描其他的',
    en: 'Only the first {n} are shown; scan the others',
  },
  'scanPage.header': { zh: '单据信息', en: 'Document' },
  'scanPage.saved': { zh: '{document} {code} 已保存：{what}', en: '{document} {code} saved: {what}' },
  'scanPage.earlier': {
    zh: '上一次提交其实已经保存（{document} {code}）。后来的修改没有提交，请核对后再扫',
    en: 'The submission before had been saved after all ({document} {code}). Later changes were not sent: check them and scan again',
  },
  'scanPage.one': { zh: '{name} {quantity}', en: '{name} {quantity}' },
  'scanPage.working': { zh: '处理中…', en: 'Working…' },
} as const satisfies Catalogue;
