import type { Catalogue } from './Catalogue.ts';

/** Texts of forecasts: the approvers and the reasons. Also the texts of a flow's rehearsal. */
export const forecastMessages = {
  'forecast.equal': { zh: '{left} = {right}', en: '{left} = {right}' },
  'forecast.unequal': { zh: '{left} ≠ {right}', en: '{left} ≠ {right}' },
  'forecast.greater': { zh: '{left} > {right}', en: '{left} > {right}' },
  'forecast.atLeast': { zh: '{left} ≥ {right}', en: '{left} ≥ {right}' },
  'forecast.less': { zh: '{left} < {right}', en: '{left} < {right}' },
  'forecast.atMost': { zh: '{left} ≤ {right}', en: '{left} ≤ {right}' },
  'forecast.notLike': { zh: '{left} 不包含 {right}', en: '{left} does not contain {right}' },
  'forecast.blank': {
    zh: '{title} 未填写（条件：{condition}）',
    en: '{title} is empty (asked: {condition})',
  },
  'forecast.row': { zh: '{name} 第{n}行 {said}', en: '{name}, row {n}: {said}' },
  'forecast.more': { zh: '{text} 等（另有{n}项）', en: '{text} and {n} more' },
  'forecast.listComma': { zh: '、', en: ', ' },
  'forecast.damaged': { zh: '条件已损坏，不成立', en: 'the condition is damaged and does not hold' },
  'forecast.unseenHolds': {
    zh: '您看不到的内容满足条件',
    en: 'something you do not see fulfils the condition',
  },
  'forecast.unseenFails': {
    zh: '您看不到的内容不满足条件',
    en: 'something you do not see does not fulfil the condition',
  },
  'forecast.unseenLine': {
    zh: '条件含您无权查看的字段',
    en: 'Its condition reads a field you may not see',
  },
  'forecast.noWay': {
    zh: '没有一条连线的条件满足，由管理员决定',
    en: 'no line is for this document; the administrator decides',
  },
  'forecast.otherwise': { zh: '其他分支的条件都不满足', en: 'the conditions of no other branch hold' },
  'forecast.onlyWay': { zh: '没有其他分支', en: 'there is no other branch' },
  'forecast.plainLater': {
    zh: '有分支的条件满足，不走无条件的连线',
    en: 'a branch with a condition is taken before one without',
  },
  'forecast.later': { zh: '也满足（{text}），但前面的分支优先', en: 'holds too ({text}), but comes later' },
  'forecast.wasOtherwise': {
    zh: '当时的单据内容与现在不同',
    en: 'the document was another one then',
  },
  'forecast.noFlows': { zh: '该单据没有启用的审批流程', en: 'These documents have no flow' },
  'forecast.noFlow': {
    zh: '没有适合这张单据的审批流程，保存后无需审批',
    en: 'No flow is for this document: once saved nobody has to approve it',
  },
  'forecast.starts': {
    zh: '启动条件满足：{text}（权重{weight}）',
    en: 'it starts with {text} (weight {weight})',
  },
  'forecast.startDamaged': {
    zh: '没有其他适合的流程（启动条件无法读取，权重{weight}）',
    en: 'no other flow is for it (its start condition cannot be read, weight {weight})',
  },
  'forecast.onlyFlow': { zh: '该单据只有这一个审批流程', en: 'it is the only flow of these documents' },
  'forecast.plainFlow': {
    zh: '没有启动条件满足的流程，取无条件的流程（权重{weight}）',
    en: 'no flow with a start condition is for it; the one without is taken (weight {weight})',
  },
  'forecast.plainFlowLater': {
    zh: '有启动条件满足的流程，不走无条件的流程',
    en: 'a flow whose start condition holds is taken before one without',
  },
  'forecast.lighter': { zh: '权重{weight}较低', en: 'its weight {weight} is lower' },
} as const satisfies Catalogue;
