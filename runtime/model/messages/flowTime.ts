import type { Catalogue } from './Catalogue.ts';

/** Texts of automatic passing, substitutes and time limits (issue 6). */
export const flowTimeMessages = {
  'flowTime.badAutoPass': {
    zh: '自动通过的方式只能是0、1或2，不能是{value}',
    en: 'AutoPass is 0, 1 or 2, not {value}',
  },
  'flowTime.badHours': {
    zh: '节点【{name}】的审批时限必须大于0且不超过{n}个工作小时，不能是{hours}',
    en: 'Node [{name}]: a time limit is above 0 and at most {n} working hours, not {hours}',
  },
  'flowTime.badRemind': {
    zh: '节点【{name}】的提醒必须提前0小时以上，不能是{remind}',
    en: 'Node [{name}]: a reminder comes more than 0 hours before, not {remind}',
  },
  'flowTime.lateRemind': {
    zh: '节点【{name}】的提醒（提前{remind}小时）必须晚于开始，时限只有{hours}小时',
    en: 'Node [{name}]: a reminder {remind} hours before is no later than the beginning of {hours} hours',
  },
  'flowTime.noBatch': {
    zh: '流程【{name}】不允许批量审核，请打开单据逐个审核',
    en: 'The flow [{name}] does not allow deciding several documents at once: open them one by one',
  },
} as const satisfies Catalogue;
