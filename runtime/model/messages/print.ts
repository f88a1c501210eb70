import type { Catalogue } from './Catalogue.ts';

/** Texts about printing. */
export const printMessages = {
  'print.pageSum': { zh: '本页小计', en: 'Page total' },
  'print.carried': { zh: '过次页', en: 'Carried forward' },
  'print.brought': { zh: '承前页', en: 'Brought forward' },
  'print.total': { zh: '合计', en: 'Total' },
  'print.reprint': { zh: '补打', en: 'REPRINT' },
  'print.approval.step': { zh: '审批节点', en: 'Step' },
  'print.approval.by': { zh: '审批人', en: 'By' },
  'print.approval.verdict': { zh: '结果', en: 'Decision' },
  'print.approval.at': { zh: '时间', en: 'Time' },
  'print.approval.remark': { zh: '意见', en: 'Remark' },
  'print.verdict.1': { zh: '通过', en: 'Approved' },
  'print.verdict.3': { zh: '拒绝', en: 'Refused' },
  'print.verdict.4': { zh: '反审', en: 'Reversed' },
  'print.noTemplate': {
    zh: '{table}没有可用的打印模板 {name}',
    en: '{table} has no print template {name}',
  },
  'print.tooMany': {
    zh: '一次最多打印{n}张单据，请少选一些',
    en: 'At most {n} documents are printed at a time: select fewer',
  },
  'print.tooManyRows': {
    zh: '{table}超过{n}行，无法打印，请少选一些单据',
    en: '{table} has more than {n} rows, which is too much to print: select fewer documents',
  },
  'print.badCopies': { zh: '份数须在1到{n}之间', en: 'Copies have to be 1 to {n}' },
  'print.nothing': {
    zh: '没有可打印的标签：没有明细行，或数量为0',
    en: 'There are no labels to print: no rows, or quantities of 0',
  },
  'print.notFound': {
    zh: '有单据已不存在，或您无权查看，请刷新后重新选择',
    en: 'Some documents no longer exist or are not yours to see: refresh and select again',
  },
  'print.gone': {
    zh: '打印文件已过期（保留10分钟），请重新打印',
    en: 'The print file has expired (it is kept for 10 minutes): print again',
  },
  'print.busy': {
    zh: '正在打印的人太多，请稍后再试',
    en: 'Too many prints are running: try again in a moment',
  },
  'print.slow': {
    zh: '打印用时超过一分钟，已停止，请少选一些单据',
    en: 'Printing took longer than a minute and was stopped: select fewer documents',
  },
  'print.memory': {
    zh: '打印占用内存过多，已停止，请少选一些单据',
    en: 'Printing needed too much memory and was stopped: select fewer documents',
  },
  'print.withheld': {
    zh: '您无权查看的字段留空：{names}',
    en: 'Fields that you may not see are blank: {names}',
  },
  'print.formulaFailed': {
    zh: '有公式没有结果，留空：{reasons}',
    en: 'Some formulas gave no value and are blank: {reasons}',
  },
  'print.missingCharacters': {
    zh: '字体里没有这些字，印为□：{characters}',
    en: 'The font does not have these characters, printed as □: {characters}',
  },
  'print.badCodes': {
    zh: '这些内容无法生成条码，印为文字：{texts}',
    en: 'These cannot be made a barcode and are printed as text: {texts}',
  },
  'print.cut': { zh: '页数太多，只打印了一部分', en: 'Too many pages: only a part is printed' },
  'print.unknownPaper': {
    zh: '没有名为 {name} 的纸张。可以写宽和高（毫米）。',
    en: 'There is no paper named {name}. Width and height in millimetres may be given.',
  },
  'print.noRoom': {
    zh: '页边距和纸张之间没有可打印的区域',
    en: 'The margins leave nothing of the paper to print on',
  },
  'print.flowsHere': {
    zh: '{name} 会跨页，只能放在正文（body）里',
    en: '{name} flows over pages, so it may stand in the body only',
  },
  'print.headerOnly': {
    zh: '{name} 印在整张纸上，只能放在页眉（header）里',
    en: '{name} is printed across the sheet, so it may stand in the header only',
  },
  'print.beyondPaper': {
    zh: '按位置摆放的内容超出纸张可打印的区域（{width}×{height} 毫米）',
    en: 'Positions reach beyond the printed area of the paper ({width} × {height} mm)',
  },
  'print.noPicture': { zh: '{name} 不是图片字段', en: '{name} is no picture field' },
  'print.badPictures': {
    zh: '这些图片无法打印，留空（只打印 PNG 和 JPEG，每张最多5M、2000万像素）：{names}',
    en: 'These pictures cannot be printed and are blank (PNG and JPEG of at most 5 MB and 20 million pixels are): {names}',
  },
  'print.unknownDetail': {
    zh: '{table} 没有明细表 {name}',
    en: '{table} has no detail {name}',
  },
} as const satisfies Catalogue;
