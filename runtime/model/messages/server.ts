import type { Catalogue } from './Catalogue.ts';

/** Texts of the server's answers. */
export const serverMessages = {
  'server.deleted': { zh: '删除成功', en: 'Deleted' },
  'server.audited': { zh: '审核成功', en: 'Approval recorded' },
  'server.signedIn': { zh: '登陆成功', en: 'Signed in' },
  'server.signedOut': { zh: '已退出登录', en: 'Signed out' },
  'server.done': { zh: '操作成功', en: 'Done' },
  'server.edited': { zh: '编辑成功', en: 'Edited' },
  'server.uploaded': { zh: '文件上传成功', en: 'The file was uploaded' },
  'server.rowHeight': {
    zh: '行高只能是 {heights} 像素，请选择其中一个',
    en: 'Rows can be {heights} pixels high: choose one of them',
  },
  'server.paramsIncomplete': { zh: '参数不完整', en: 'Parameters are incomplete' },
  'server.noKeyToEdit': { zh: '没有主键不能编辑', en: 'Without a key nothing can be edited' },
  'server.noKeyToDelete': { zh: '没有主键不能删除', en: 'Without a key nothing can be deleted' },
  'server.badKey': { zh: '主键不正确或没有传入主键', en: 'The key is wrong or missing' },
  'server.logWithheld': {
    zh: '您无权查看该记录的内容',
    en: 'You may not see what this record holds',
  },
  'server.notFound': { zh: '保存的数据不存在!', en: 'The record to save does not exist!' },
  'server.noRight': { zh: '没有权限操作', en: 'You have no right to do this' },
  'server.roleNoRight': { zh: '角色没有权限操作', en: 'Your role has no right to do this' },
  'server.badCredentials': { zh: '用户名或密码错误', en: 'Wrong user name or password' },
  'server.error': { zh: '服务器好像出了点问题.....', en: 'Something went wrong on the server.....' },
  'server.captchaExpired': { zh: '验证码已失效', en: 'The captcha has expired' },
  'server.captchaWrong': { zh: '验证码不正确', en: 'The captcha is wrong' },
  'server.sessionExpired': {
    zh: '登陆已过期,请重新登陆',
    en: 'Your session has expired, please sign in again',
  },
  'server.notSignedIn': { zh: '授权未通过', en: 'Not authorised' },
  'server.passwordWrong': { zh: '旧密码不正确', en: 'The old password is wrong' },
  'server.columnMissing': { zh: '{title}为必须提交项', en: '{title} must be sent' },
  'server.keyRequired': { zh: '{key}是必填项!', en: '{key} is required!' },
  'server.stale': {
    zh: '{who}已于{when}修改了此数据，请刷新后重试',
    en: '{who} changed this record at {when}; please refresh and try again',
  },
  'server.dictionaryExists': { zh: '字典编号:{dicNo}已存在', en: 'Dictionary number {dicNo} already exists' },
  'server.dictionaryNameTwice': {
    zh: '【字典项名称】不能有重复的值',
    en: '[Dictionary item name] must not repeat a value',
  },
  'server.dictionaryKeyTwice': {
    zh: '【字典项Key】不能有重复的值',
    en: '[Dictionary item key] must not repeat a value',
  },
  'server.menuTableTaken': {
    zh: '视图/表名【{table}】已被菜单【{other}】使用',
    en: 'View or table name [{table}] is already used by the menu [{other}]',
  },
  'server.roleNotYours': {
    zh: '没有权限修改此角色的权限信息',
    en: 'You may not change the rights of this role',
  },
  'server.roleOwn': { zh: '不能修改自己的角色', en: 'You may not change your own role' },
  'server.roleNotAssignable': { zh: '只能分配自己下级的角色', en: 'You may only give roles below your own' },
  'server.grantOwnRole': {
    zh: '不能给自己的角色【{role}】授权，请由上级角色或管理员授权',
    en: 'You cannot give rights to your own role [{role}]; ask somebody of a role above it, or an administrator',
  },
  'server.grantNotBelow': {
    zh: '不能给角色【{role}】授权或取消授权：只能修改自己下级的角色',
    en: 'You cannot give or take rights of the role [{role}]: only roles below your own',
  },
  'server.grantBeyond': {
    zh: '不能授予自己没有的权限：【{page}】的【{action}】',
    en: 'You cannot grant what you do not have: [{action}] on [{page}]',
  },
  'server.fieldLocked': {
    zh: '【{title}】现在不能修改',
    en: '[{title}] cannot be changed now',
  },
  'server.fieldBeyond': {
    zh: '不能放宽自己受限的字段权限：【{table}】的【{field}】',
    en: 'You cannot lift a limit that holds for yourself: [{field}] of [{table}]',
  },
  'server.onlyLooking': {
    zh: '您正在以角色【{role}】查看，只能查看，不能保存或修改；返回自己的身份后再操作',
    en: 'You are looking as the role [{role}] and can only look; go back to yourself to change anything',
  },
  'server.needsPerson': {
    zh: '自动执行的调用不能使用登录、令牌和实时消息的接口',
    en: 'Calls that run by themselves cannot use sign-in, tokens or the event stream',
  },
  'server.roleDisabled': { zh: '角色【{role}】已停用', en: 'The role [{role}] is disabled' },
  'server.lookingAs': { zh: '正在以角色【{role}】查看', en: 'You now look as the role [{role}]' },
  'server.fieldsOfClosed': {
    zh: '您没有【{table}】的查询权限，不能设置其字段权限',
    en: 'You may not open [{table}] yourself, so you cannot set rights on its fields',
  },
  'server.fieldRightsSaved': {
    zh: '已保存，对角色【{role}】的用户立即生效：隐藏 {hidden} 个字段（内容不再发送），不可编辑 {locked} 个，恢复 {open} 个',
    en: 'Saved. At once for users of [{role}]: {hidden} fields hidden (their contents are no longer sent), {locked} locked, {open} without limits.',
  },
  'server.userNotYours': {
    zh: '只能维护下级角色的用户',
    en: 'You may only change users whose roles are below yours',
  },
  'server.userNotDeletable': { zh: '用户【{name}】不能删除', en: 'User [{name}] cannot be deleted' },
  'server.userNotDisablable': { zh: '用户【{name}】不能停用', en: 'User [{name}] cannot be disabled' },
  'server.treeCycle': {
    zh: '{title}不能是自己或自己的下级',
    en: '{title} must not be the record itself or one below it',
  },
  'server.unknownHook': {
    zh: '服务端规则【{hook}】不存在，请联系管理员',
    en: 'The server rule [{hook}] does not exist; ask an administrator',
  },
  'server.bodyUnreadable': { zh: '请求内容无法解析', en: 'The request body cannot be read' },
  'server.bodyForbiddenKey': {
    zh: '请求内容含有不允许的名称',
    en: 'The request body has a name that is not allowed',
  },
  'server.bodyTooLarge': { zh: '请求内容过大', en: 'The request body is too large' },
  'server.formTooLarge': {
    zh: '表单编码的请求不能超过 256 KB，请改用 JSON 发送',
    en: 'A form-encoded body may have up to 256 KB; please send JSON',
  },
  'server.bodyTooDeep': { zh: '请求内容嵌套过深', en: 'The request body is nested too deeply' },
  'server.tooManyFiles': {
    zh: '一次上传的文件过多',
    en: 'Too many files in one upload',
  },
  'server.bodyTooMany': { zh: '请求内容过多', en: 'The request body has too many parts' },
  'server.textUnreadable': { zh: '{name}不是有效的JSON文本', en: '{name} is not valid JSON text' },
  'server.unknownPath': { zh: '没有此接口：{path}', en: 'There is no such call: {path}' },
  'server.viewBroken': {
    zh: '视图【{table}】暂时不能使用：{reason}。它所用的数据表已改变，请联系管理员修改或撤回这个视图',
    en: 'The view [{table}] cannot be used: {reason}. What it is made of has changed; ask an administrator to mend it',
  },
  'server.unknownTable': { zh: '没有此表：{table}', en: 'There is no such table: {table}' },
  'server.noDetail': { zh: '【{table}】没有此明细表', en: '[{table}] has no such detail table' },
  'server.noChoices': { zh: '字段“{field}”没有选项', en: 'The field “{field}” has no options' },
  'server.dictionaryOfOther': {
    zh: '字典“{dicNo}”的选项不来自{table}',
    en: 'The options of the dictionary “{dicNo}” are not rows of {table}',
  },
  'server.unknownTransition': {
    zh: '{table}没有“{action}”操作',
    en: '{table} has no action “{action}”',
  },
  'server.noSequence': {
    zh: '【{table}】的行没有可调整的顺序；明细的顺序在单据中调整',
    en: 'The rows of [{table}] have no order to change; lines are put in order in their document',
  },
  'server.sequenceForbidden': {
    zh: '您的角色不能修改【{table}】的字段【{field}】，无法调整顺序',
    en: 'Your role may not change the field [{field}] of [{table}], so rows cannot be moved',
  },
  'server.rowToMoveGone': {
    zh: '要移动的行或目标行不存在，或不在您的数据范围内，请刷新',
    en: 'The row or the one it should go to does not exist or is not yours to see: please refresh',
  },
  'server.moveTooFar': {
    zh: '一次最多越过{n}行，请先缩小范围',
    en: 'A row passes at most {n} others at once: please narrow the list first',
  },
  'server.noSwitch': { zh: '【{table}】的行没有开关', en: 'The rows of [{table}] have no switch' },
  'server.switched': { zh: '已更新{n}行', en: 'Rows changed: {n}' },
  'server.switchTooMany': {
    zh: '下级超过{n}行，不能一次切换，请先切换下级',
    en: 'More than {n} rows are below: please turn those below first',
  },
  'server.switchOutOfScope': {
    zh: '下级中有不在您数据范围内的行，没有切换任何一行',
    en: 'Some rows below are not yours to see, so none was turned',
  },
  'server.switchForbidden': {
    zh: '【{table}】“{name}”的字段【{field}】您不能修改，没有切换任何一行',
    en: 'You may not change the field [{field}] of "{name}" in [{table}], so no row was turned',
  },
  'server.rowMoved': { zh: '顺序已保存', en: 'Order saved' },
  'server.moveReason': { zh: '调整顺序', en: 'Moved in the order' },
  'server.transitionDone': { zh: '{text}成功', en: '{text}: done' },
  'server.noGroup': { zh: '不能按字段【{field}】分组', en: 'Rows cannot be grouped by the field [{field}]' },
  'server.countsUnfit': {
    zh: '一次最多统计{n}组条件，每组最多{length}个字符',
    en: 'At most {n} queries are counted at a time, each of at most {length} characters',
  },
  'server.noSum': { zh: '字段【{field}】不能合计', en: 'The field [{field}] cannot be added up' },
  'server.noLookup': { zh: '字段【{field}】没有带出的数据', en: 'Nothing comes with the field [{field}]' },
  'server.noTree': {
    zh: '【{table}】不是树形表，或没有传入主键',
    en: '[{table}] is no tree, or the key is missing',
  },
  'server.detailGone': {
    zh: '{title}的明细行【{key}】不存在或已被删除，请刷新后重试',
    en: 'Row [{key}] of {title} does not exist or was deleted; please refresh and try again',
  },
  'server.detailSentAndDeleted': {
    zh: '{title}的同一明细行不能既保存又删除',
    en: 'A row of {title} cannot be saved and deleted at once',
  },
  'server.oneDocument': {
    zh: '一次只能删除同一【{table}】的明细',
    en: 'Rows of only one [{table}] can be deleted at a time',
  },
  'server.somebody': { zh: '其他用户', en: 'Somebody' },
  'server.busy': {
    zh: '数据正被其他人修改，请稍后重试',
    en: 'The data is being changed by others; please try again',
  },
  'server.versionUnreadable': {
    zh: 'Version必须是整数，收到的是{version}；请刷新后重试',
    en: 'Version must be a whole number, not {version}; reload and try again',
  },
  'server.keyReused': {
    zh: '相同的Idempotency-Key不能用于不同的内容',
    en: 'The same Idempotency-Key was used with another body',
  },
  'server.tooManyTries': {
    zh: '尝试次数过多，请{seconds}秒后再试',
    en: 'Too many tries, please wait {seconds} seconds',
  },
  'server.credentialsLong': {
    zh: '用户名最多50个字符，密码最多200个字符',
    en: 'A user name has at most 50 characters, a password at most 200',
  },
  'server.signInBusy': {
    zh: '正在登录的人太多，请{seconds}秒后再试',
    en: 'Too many sign-ins right now, please try again in {seconds} seconds',
  },
  'server.passwordCommon': {
    zh: '这个密码太常见或与账号相同，容易被猜到，请换一个',
    en: 'This password is too common or the same as the user name; please choose another one',
  },
  'server.accountDisabled': {
    zh: '账号已停用，请联系管理员',
    en: 'This account is disabled; ask an administrator',
  },
  'server.dictionaryOf': { zh: '{name}（{no}）', en: '{name} ({no})' },
  'server.tableOf': { zh: '数据表：{name}（{no}）', en: 'Table: {name} ({no})' },
  'server.dictionaryForbidden': {
    zh: '没有权限查看数据源【{name}】',
    en: 'You have no right to see the data source [{name}]',
  },
  'server.dictionaryNotYours': {
    zh: '您没有权限查看数据源【{name}】，不能把它用于他人可见的字段；请换一个数据源，或请有权限的人设置',
    en: 'You have no right to see the data source [{name}], so you cannot give it to a field that others see: choose another one, or ask somebody who may see it',
  },
  'server.heavyRunning': {
    zh: '您的上一个导出或长列表还没有读完，请等它结束或取消它，再试一次',
    en: 'Your last export or long list is still being read; wait for it to end or cancel it, then try again',
  },
  'server.unavailable': {
    zh: '服务暂时不可用，请稍后重试',
    en: 'The service is not available right now; please try again',
  },
  'server.diskFull': {
    zh: '服务器的磁盘已满，未保存；请联系管理员清理磁盘空间后重试',
    en: 'The disk of the server is full, nothing was saved; ask an administrator to free space, then try again',
  },
  'server.readOnly': {
    zh: '服务器的数据目录或数据库为只读，未保存；请联系管理员恢复写入后重试',
    en: 'The data directory or database of the server is read-only, nothing was saved; ask an administrator to allow writing, then try again',
  },
  'server.denied': {
    zh: '服务器无权读写其数据，未保存；请联系管理员检查数据目录和数据库账号的权限',
    en: 'The server may not read or write its data, nothing was saved; ask an administrator to check the rights on the data directory and of the database account',
  },
  'server.errorId': {
    zh: '服务器好像出了点问题.....（编号 {id}）',
    en: 'Something went wrong on the server..... (id {id})',
  },
  'server.dbUnique': { zh: '数据重复，已存在相同的记录', en: 'Such a record already exists' },
  'server.dbForeignKey': {
    zh: '数据被其他记录引用，或引用的数据不存在',
    en: 'The data is used elsewhere, or refers to something that does not exist',
  },
  'server.dbNotNull': { zh: '缺少必填数据{column}', en: 'Required data is missing {column}' },
  'server.dbTooLong': { zh: '数据过长{column}', en: 'A value is too long {column}' },
  'server.dbOutOfRange': { zh: '数值超出范围{column}', en: 'A number is out of range {column}' },
  'server.dbInvalid': { zh: '数据格式不正确{column}', en: 'A value has the wrong form {column}' },
  'server.overlayShape': {
    zh: '{kind}【{name}】的内容不正确',
    en: 'The content of {kind} [{name}] is not right',
  },
  'server.overlayReserved': {
    zh: '【{name}】由系统管理，不能发布修改',
    en: '[{name}] is the server’s own and cannot be published',
  },
  'server.keyTypeKept': {
    zh: '表【{table}】已存在，主键的生成方式是{from}，不能改为{to}；请保留原来的方式，或新建一张表',
    en: 'The table [{table}] exists and its keys are of the kind {from}, which cannot become {to}; keep the kind, or make a new table',
  },
  'server.publishedMeanwhile': {
    zh: '【{name}】已有其他人发布的版本，请重新打开后再修改',
    en: 'Another version of [{name}] was published meanwhile; open it again and repeat the change',
  },
  'server.overlayNoTable': { zh: '表【{table}】不存在', en: 'The table [{table}] does not exist' },
  'server.overlayNoField': {
    zh: '表【{table}】没有字段【{field}】',
    en: 'The table [{table}] has no field [{field}]',
  },
} as const satisfies Catalogue;
