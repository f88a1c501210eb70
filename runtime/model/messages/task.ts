import type { Catalogue } from './Catalogue.ts';

/** Messages of scheduled tasks. */
export const taskMessages = {
  'task.cron.parts': {
    zh: 'Cron表达式应为6段或7段（秒 分 时 日 月 周 年），现在是{text}段；如“0 33 19 * * ?”为每天19:33',
    en: 'A cron expression has six or seven parts (second minute hour day month weekday year), this one has {text}; "0 33 19 * * ?" is 19:33 every day',
  },
  'task.cron.value': {
    zh: 'Cron表达式的{part}【{text}】不正确：可用的值为{allowed}',
    en: 'The {part} [{text}] of the cron expression cannot be read: it takes {allowed}',
  },
  'task.cron.range': {
    zh: 'Cron表达式的{part}【{text}】不是有效的范围，应为两个值，如 {allowed}',
    en: 'The {part} [{text}] of the cron expression is no range: it takes two values, such as {allowed}',
  },
  'task.cron.step': {
    zh: 'Cron表达式的{part}【{text}】的间隔不正确：“/”后应为不小于1的整数，且不超过{allowed}的个数',
    en: 'The step of the {part} [{text}] of the cron expression cannot be read: a whole number from 1 follows "/", at most as many as {allowed} holds',
  },
  'task.cron.both': {
    zh: 'Cron表达式同时指定了日和{part}【{text}】，Quartz不支持：请把其中一个写成“?”',
    en: 'The cron expression names both a day and a {part} [{text}], which Quartz does not know: write "?" for one of them',
  },
  'task.part.second': { zh: '秒', en: 'second' },
  'task.part.minute': { zh: '分', en: 'minute' },
  'task.part.hour': { zh: '时', en: 'hour' },
  'task.part.day': { zh: '日', en: 'day' },
  'task.part.month': { zh: '月', en: 'month' },
  'task.part.weekday': { zh: '周', en: 'weekday' },
  'task.part.year': { zh: '年', en: 'year' },
  'task.nextTimes': { zh: '接下来的执行时间：{times}', en: 'Next runs: {times}' },
  'task.then': { zh: '、', en: ', ' },
  'task.never': {
    zh: 'Cron表达式没有任何将来的时间，任务不会执行',
    en: 'The cron expression has no time in the future: the task would never run',
  },
  'task.tooOften': {
    zh: '两次执行之间至少间隔{n}秒',
    en: 'At least {n} seconds must lie between two runs',
  },
  'task.address': {
    zh: '地址不正确：本系统的接口以 /api/ 开头，其他主机以 http:// 或 https:// 开头，不能带用户名',
    en: 'The address cannot be used: calls of this system begin with /api/, other hosts with http:// or https://, without a user name',
  },
  'task.host': {
    zh: '不允许访问主机【{host}】：请运维人员把它加入 OUTBOUND_HOSTS',
    en: 'The host [{host}] is not allowed: ask the operator to add it to OUTBOUND_HOSTS',
  },
  'task.body': { zh: 'post参数不是有效的JSON', en: 'The POST data is not valid JSON' },
  'task.headerName': {
    zh: '请求头名称只能包含字母、数字和“-”，以字母开头，最长50个字符',
    en: 'The name of the header has letters, digits and "-", begins with a letter and has at most 50 characters',
  },
  'task.headerValue': {
    zh: '请填写AuthValue：1至200个英文字符',
    en: 'Please enter the AuthValue: 1 to 200 ASCII characters',
  },
  'task.secretAgain': {
    zh: '访问的主机已更改，请重新填写AuthValue',
    en: 'The task calls another host: please enter the AuthValue again',
  },
  'task.secretLost': {
    zh: 'AuthValue 无法解密（系统密钥已更换），请编辑任务并重新填写',
    en: 'The AuthValue cannot be decrypted (the key of the installation changed): edit the task and enter it again',
  },
  'task.otherAccount': {
    zh: '调用的内容已更改：保存后任务将以您【{user}】的权限执行，目前为【{author}】。请确认地址、参数和请求头可信。是否继续?',
    en: 'What the task calls has changed: after saving it runs with your rights [{user}], so far with those of [{author}]. Make sure that you trust address, body and header. Continue?',
  },
  'task.binary': { zh: '[二进制内容] {kind}，{size} 字节', en: '[binary content] {kind}, {size} bytes' },
  'task.binaryOver': {
    zh: '[二进制内容] {kind}，超过 {size} 字节',
    en: '[binary content] {kind}, over {size} bytes',
  },
  'task.unlogged': {
    zh: '返回内容无法记录',
    en: 'The answer could not be written down',
  },
  'task.noAccount': {
    zh: '执行账号已停用或不存在，请由在用账号重新保存任务',
    en: 'The account of the task is disabled or gone: save the task again from an account in use',
  },
  'task.status': { zh: '返回HTTP状态 {n}', en: 'Answered with HTTP status {n}' },
  'task.refused': { zh: '接口拒绝了请求', en: 'The call was refused' },
  'task.timeout': { zh: '{n}秒内没有返回，已放弃', en: 'No answer within {n} seconds: given up' },
  'task.stopped': { zh: '服务停止，执行已中断', en: 'The server stopped: the run was broken off' },
  'task.unreachable': { zh: '无法访问：{reason}', en: 'Unreachable: {reason}' },
} satisfies Catalogue;
