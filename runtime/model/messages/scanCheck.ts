import type { Catalogue } from './Catalogue.ts';

/** Mistakes in the declarations of scan pages. */
export const scanCheckMessages = {
  'scanCheck.otherSource': {
    zh: '这一步的表是 {name}，应为关联的来源 {expected}',
    en: 'This step is over {name}, not over the source of the link, {expected}',
  },
  'scanCheck.noSource': {
    zh: '没有步骤 {kind} 的来源：页面没有 link，或关联没有明细',
    en: 'A step {kind} has no source: the page has no link, or the link has no rows',
  },
  'scanCheck.tasksTable': {
    zh: '待办（tasks）要有页面的 table',
    en: 'Open work (tasks) needs the table of the page',
  },
  'scanCheck.noPicker': {
    zh: '{name} 没有能用条码选取的 picker（scan）',
    en: '{name} has no picker that takes codes (scan)',
  },
  'scanCheck.pickOfLink': {
    zh: '由关联生成的单据没有 pick 步骤：它的明细来自来源单据',
    en: 'A document made through a link has no step pick: its rows come from the source',
  },
  'scanCheck.otherQuantity': {
    zh: '数量字段 {name} 不是关联占用的数量 {expected}',
    en: 'The quantity {name} is not what the link carries, {expected}',
  },
  'scanCheck.notOfStep': { zh: '步骤 {kind} 没有选项 {name}', en: 'A step {kind} has no option {name}' },
  'scanCheck.stepNeeds': { zh: '步骤 {kind} 缺少选项 {name}', en: 'A step {kind} needs the option {name}' },
  'scanCheck.needsStep': { zh: '缺少步骤 {kind}', en: 'There is no step {kind}' },
  'scanCheck.endsWithQuantity': {
    zh: '步骤 quantity 要有一个，而且在最后',
    en: 'There must be one step quantity, and it must be the last',
  },
} as const satisfies Catalogue;
