import type { Catalogue } from './Catalogue.ts';

/** Texts of actions on a document in a flow besides deciding: refusals, notes, messages. */
export const flowActionsMessages = {
  'flow.withdraw.notCreator': {
    zh: '只有创建人才能撤回单据',
    en: 'Only the creator can take the document back',
  },
  'flow.withdraw.decided': {
    zh: '本轮已有审批意见，不能撤回',
    en: 'Somebody has decided in this round: the document cannot be taken back',
  },
  'flow.transfer.notOwn': {
    zh: '您是代他人审批，不能转交其席位',
    en: 'You stand for somebody here and cannot hand his seat on',
  },
  'flow.target.required': { zh: '请选择人员', en: 'Choose people' },
  'flow.target.unreadable': {
    zh: '人员不正确，请重新选择',
    en: 'The people named cannot be read: choose them again',
  },
  'flow.target.self': { zh: '不能选择自己', en: 'You cannot choose yourself' },
  'flow.target.none': { zh: '用户【{id}】不存在', en: 'There is no user [{id}]' },
  'flow.target.disabled': {
    zh: '【{name}】的账号已停用，请选择其他人员',
    en: 'The account of [{name}] is disabled: choose somebody else',
  },
  'flow.target.creator': {
    zh: '【{name}】是单据的创建人，不能由其审批',
    en: '[{name}] made the document and cannot be asked to approve it',
  },
  'flow.target.asked': {
    zh: '【{name}】已是当前节点【{node}】的审批人',
    en: '[{name}] is asked in the node [{node}] already',
  },
  'flow.target.decided': {
    zh: '【{name}】已审核过当前节点【{node}】',
    en: '[{name}] has decided in the node [{node}] already',
  },
  'flow.addSigner.most': {
    zh: '一个节点最多加签{n}人',
    en: 'At most {n} people can be added in one node',
  },
  'flow.copyTo.most': { zh: '一次最多抄送{n}人', en: 'At most {n} people can be told at once' },
  'flow.copyTo.self': { zh: '不能抄送给自己', en: 'You need not tell yourself' },
  'flow.copyTo.notYours': {
    zh: '只有创建人和审批人才能抄送单据',
    en: 'Only the creator and the approvers can tell others of the document',
  },
  'flow.urge.notYours': {
    zh: '只有创建人和已审核过的审批人才能催办',
    en: 'Only the creator, and who has decided before, can remind the others',
  },
  'flow.urge.lately': {
    zh: '刚刚催办过，请{n}分钟后再试',
    en: 'They were reminded lately: try again in {n} minutes',
  },
  'flow.comment.required': { zh: '请填写评论内容', en: 'Write a comment' },
  'flow.textLong': { zh: '内容不能超过{n}个字', en: 'At most {n} characters' },
  'flow.notInFlow': { zh: '当前单据没有审批流程', en: 'This document is in no approval flow' },
  'flow.done.withdraw': { zh: '撤回成功', en: 'Taken back' },
  'flow.done.transfer': { zh: '转交成功', en: 'Handed on' },
  'flow.done.addSigner': { zh: '加签成功', en: 'Asked besides' },
  'flow.done.urge': { zh: '催办成功', en: 'Reminded' },
  'flow.done.comment': { zh: '评论成功', en: 'Commented' },
  'flow.done.copyTo': { zh: '抄送成功', en: 'Told' },
  'flow.note.withdrawn': { zh: '撤回，退回创建人', en: 'Taken back by the creator' },
  'flow.note.handed': { zh: '转交给【{names}】', en: 'Handed on to [{names}]' },
  'flow.note.added': { zh: '加签【{names}】', en: 'Asked [{names}] besides' },
  'flow.note.urged': { zh: '催办【{names}】', en: 'Reminded [{names}]' },
  'flow.note.comment': { zh: '评论', en: 'Comment' },
  'flow.note.copied': { zh: '抄送给【{names}】', en: 'Told [{names}]' },
  'flow.told.withdrawn': { zh: '【{table}】{label} 已撤回', en: '[{table}] {label} was taken back' },
  'flow.told.urged': {
    zh: '催办：【{table}】{label} 等待您审批',
    en: 'Reminder: [{table}] {label} waits for your approval',
  },
  'flow.told.comment': { zh: '【{table}】{label} 有新评论', en: 'A new comment on [{table}] {label}' },
  'flow.told.copied': { zh: '【{table}】{label} 抄送给您', en: '[{table}] {label} for your information' },
  'flow.told.passed': {
    zh: '{creator}提交的【{table}】{label}已通过节点【{node}】，抄送给您。',
    en: '[{table}] {label} of {creator} has passed the node [{node}]; for your information.',
  },
  'flow.told.handedWhy': {
    zh: '{by}将{creator}提交的【{table}】{label}（节点【{node}】）转交给您审批{reason}',
    en: '{by} handed [{table}] {label} of {creator} (node [{node}]) on to you: please decide{reason}',
  },
  'flow.told.addedWhy': {
    zh: '{by}请您加签{creator}提交的【{table}】{label}（节点【{node}】）{reason}',
    en: '{by} asks you to decide about [{table}] {label} of {creator} (node [{node}]) too{reason}',
  },
} as const satisfies Catalogue;
