import type { Catalogue } from './Catalogue.ts';

/** Texts of automatic passing, substitutes and time limits. */
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
  'flowTime.approvedBefore': {
    zh: '同一审批人在本轮已审批通过',
    en: 'Approved by the same person in this round before',
  },
  'flowTime.passedItself': { zh: '系统自动通过', en: 'Passed automatically' },
  'flowTime.actedFor': { zh: '{by} 代 {names}', en: '{by} for {names}' },
  'flowTime.actedAlso': { zh: '{by}（并代 {names}）', en: '{by} (and for {names})' },
  'flowTime.askedAsSubstitute': {
    zh: '{content}（您是{names}的代理人）',
    en: '{content} (you are the substitute of {names})',
  },
  'flowTime.ownOnly': {
    zh: '只能为自己设置代理人，不能替【{name}】设置；其他人的代理由管理员设置',
    en: 'You set your own substitutes only, not those of [{name}]; an administrator may set others’',
  },
  'flowTime.endBeforeBegin': {
    zh: '结束日期{end}不能早于开始日期{begin}',
    en: 'The end {end} is before the beginning {begin}',
  },
  'flowTime.ofOneself': { zh: '代理人不能是本人', en: 'Nobody is his own substitute' },
  'flowTime.personDisabled': {
    zh: '【{name}】的帐号已停用，不能设置代理',
    en: 'The account of [{name}] is disabled',
  },
  'flowTime.circle': {
    zh: '代理关系形成循环：{chain}，请调整代理人或日期',
    en: 'The substitutes lead back to where they began: {chain}. Choose somebody else or other days',
  },
  'flowTime.allDocuments': { zh: '全部单据', en: 'all documents' },
  'flowTime.told.named': { zh: '【{name}】请您代理审批', en: '[{name}] names you as substitute' },
  'flowTime.told.namedFor': {
    zh: '{begin}至{end}，【{name}】的审批由您代理：{documents}',
    en: 'From {begin} to {end} you decide in the place of [{name}]: {documents}',
  },
  'flowTime.told.soon': {
    zh: '【{table}】{label} 即将超过审批时限',
    en: '[{table}] {label} will be late soon',
  },
  'flowTime.told.soonBy': {
    zh: '{creator}提交的【{table}】{label} 在节点【{node}】等待您审批，请在{due}前处理',
    en: '[{table}] {label} of {creator} waits in node [{node}] for your approval until {due}',
  },
  'flowTime.told.late': { zh: '【{table}】{label} 已超过审批时限', en: '[{table}] {label} is late' },
  'flowTime.told.lateBy': {
    zh: '{creator}提交的【{table}】{label} 在节点【{node}】等待您审批，已超过时限{due}，请尽快处理',
    en: '[{table}] {label} of {creator} waits in node [{node}] for your approval; it was due {due}',
  },
  'flowTime.told.lateWhy': {
    zh: '{creator}提交的【{table}】{label} 在节点【{node}】超过审批时限，请您审批；原审批人仍可审批，先审批者有效',
    en: '[{table}] {label} of {creator} is late in node [{node}]: please decide. Whoever was asked may still; the first decides',
  },
  'flowTime.note.reminded': {
    zh: '节点【{node}】即将超时，系统已提醒',
    en: 'Node [{node}] will be late soon: reminded',
  },
  'flowTime.note.late': {
    zh: '节点【{node}】已超时，系统已再次提醒',
    en: 'Node [{node}] is late: reminded again',
  },
  'flowTime.note.escalated': {
    zh: '节点【{node}】已超时，同时请{names}审批',
    en: 'Node [{node}] is late: {names} asked as well',
  },
  'flowTime.noBatch': {
    zh: '流程【{name}】不允许批量审核，请打开单据逐个审核',
    en: 'The flow [{name}] does not allow deciding several documents at once: open them one by one',
  },
} as const satisfies Catalogue;
