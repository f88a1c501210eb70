import type { Catalogue } from './Catalogue.ts';

/** 谁来审批, the panel of an edit box. */
export const forecastScreenMessages = {
  'forecastScreen.title': { zh: '谁来审批', en: 'Who will approve' },
  'forecastScreen.close': { zh: '收起谁来审批', en: 'Close who will approve' },
  'forecastScreen.busy': { zh: '正在推算…', en: 'Working it out…' },
  'forecastScreen.old': { zh: '内容已改动，正在重新推算…', en: 'Changed; working it out again…' },
  'forecastScreen.summary': { zh: '将依次由 {names} 审批', en: 'It will be approved by {names}' },
  'forecastScreen.then': { zh: '，然后 ', en: ', then ' },
  'forecastScreen.nobody': { zh: '无需任何人审批', en: 'Nobody has to approve it' },
  'forecastScreen.because': { zh: '因为{text}', en: 'because {text}' },
  'forecastScreen.hidden': {
    zh: '您审批时看不到：{titles}',
    en: 'Not shown to you here: {titles}',
  },
  'forecastScreen.otherWays': { zh: '不走：', en: 'Not: ' },
  'forecastScreen.otherFlows': { zh: '不用：', en: 'Not: ' },
  'forecastScreen.skipped': { zh: '无人可审，自动跳过', en: 'nobody may decide here; it is passed' },
  'forecastScreen.unread': {
    zh: '下列内容还不能识别，按未填写推算：{texts}',
    en: 'This cannot be read yet and counts as empty: {texts}',
  },
  'forecastScreen.changed': { zh: '本轮修改', en: 'Changed in this round' },
  'forecastScreen.field': { zh: '字段', en: 'Field' },
  'forecastScreen.from': { zh: '原值', en: 'Before' },
  'forecastScreen.to': { zh: '新值', en: 'After' },
} as const satisfies Catalogue;
