import type { Catalogue } from './Catalogue.ts';

/** Texts of the built-in pages behind the login. Loaded with each of them. */
export const builtInPageMessages = {
  'shell.passwordMustChange': {
    zh: '密码由管理员设置，请先修改密码再继续使用',
    en: 'An administrator set your password; change it before you go on',
  },
  'shell.findPage': { zh: '查找页面', en: 'Find a page' },
  'shell.toHome': { zh: '返回首页', en: 'Back to home' },
  'shell.401.text': {
    zh: '您没有权限访问页面【{page}】，请联系管理员授予该页面的【查询】权限',
    en: 'You may not open [{page}]; ask your administrator for the right [Search] on it',
  },
  'shell.401.textPlain': {
    zh: '您没有权限访问该页面，请联系管理员授予权限',
    en: 'You may not open this page; ask your administrator for the right',
  },
  'shell.404.text': {
    zh: '没有地址为 {path} 的页面，请检查链接，或查找要打开的页面',
    en: 'There is no page at {path}: check the link, or find the page you want',
  },
  'shell.message.none': { zh: '暂无消息', en: 'There is no message' },
  'shell.coding.text': { zh: '该页面正在建设中', en: 'This page is being built' },
  'shell.home.morning': { zh: '早上好，{name}', en: 'Good morning, {name}' },
  'shell.home.noon': { zh: '中午好，{name}', en: 'Hello, {name}' },
  'shell.home.afternoon': { zh: '下午好，{name}', en: 'Good afternoon, {name}' },
  'shell.home.evening': { zh: '晚上好，{name}', en: 'Good evening, {name}' },
  'shell.home.roles': { zh: '角色：{roles}', en: 'Roles: {roles}' },
  'shell.navigation.nothing': {
    zh: '此处没有您可以打开的页面，请联系管理员开通权限',
    en: 'There is no page here that you may open. Ask an administrator for the rights.',
  },
  'shell.navigation.more': { zh: '{name}导航', en: 'More about {name}' },

  'shell.user.account': { zh: '账号', en: 'Account' },
  'shell.user.realName': { zh: '真实姓名', en: 'Name' },
  'shell.user.roles': { zh: '角色', en: 'Roles' },
  'shell.user.oldPassword': { zh: '旧密码', en: 'Current password' },
  'shell.user.newPassword': { zh: '新密码', en: 'New password' },
  'shell.user.repeatPassword': { zh: '确认新密码', en: 'Repeat the new password' },
  'shell.user.repeatDiffers': { zh: '两次输入的新密码不一致', en: 'The two new passwords differ' },

  'shell.permission.roles': { zh: '角色', en: 'Roles' },
  'shell.permission.of': { zh: '【{role}】的权限', en: 'Rights of [{role}]' },
  'shell.permission.choose': { zh: '请在左侧选择角色', en: 'Choose a role on the left' },
  'shell.permission.menu': { zh: '菜单', en: 'Menu' },
  'shell.permission.actions': { zh: '权限', en: 'Rights' },
  'shell.permission.all': { zh: '{menu}：全选', en: '{menu}: all' },
  'shell.permission.lookAs': { zh: '以该角色查看', en: 'See as this role' },
  'shell.permission.saveFirst': {
    zh: '还有未保存的内容，请先保存再以该角色查看',
    en: 'Something is not saved yet; save it before you look as this role',
  },
  'shell.permission.find': { zh: '按名称或表名查找', en: 'Find by title or table name' },
  'shell.permission.findNone': { zh: '没有匹配的菜单', en: 'No menu matches' },
  'shell.permission.fields': { zh: '字段', en: 'Fields' },
  'shell.permission.fieldsOf': { zh: '{menu}：字段权限', en: '{menu}: rights on fields' },
  'shell.permission.field': { zh: '字段', en: 'Field' },
  'shell.permission.findField': { zh: '按标题或字段名查找', en: 'Find by title or field name' },
  'shell.permission.findFieldNone': { zh: '没有匹配的字段', en: 'No field matches' },
  'shell.permission.show': { zh: '显示', en: 'Show' },
  'shell.permission.isEdit': { zh: '可编辑', en: 'Editable' },
  'shell.permission.disabled': { zh: '禁用', en: 'Disabled' },
  'shell.permission.why': { zh: '说明', en: 'Why' },
  'shell.permission.kept': {
    zh: '您自己也受此限制，不能放宽',
    en: 'The limit holds for you too, so you cannot lift it',
  },
  'shell.permission.notSent': {
    zh: '隐藏的字段不会发送给该角色',
    en: 'A hidden field is not sent to the role at all',
  },
  'shell.permission.fixed': { zh: '对所有人只读', en: 'Read-only for everybody' },
  'shell.permission.rows.all': { zh: '数据范围：全部行', en: 'Rows: all' },
  'shell.permission.rows.own': {
    zh: '数据范围：本人及下级角色用户创建的行',
    en: 'Rows: those the user or users of roles below created',
  },
  'shell.permission.rows.document': {
    zh: '数据范围：与主表一致',
    en: 'Rows: those of the documents the user may read',
  },
  'shell.permission.rows.part': { zh: '只含本页面的行', en: 'of this page only' },
  'shell.permission.pages': {
    zh: '字段权限按表保存，同时适用于：{pages}',
    en: 'Rights on fields belong to the table and hold on all its pages: {pages}',
  },
  'shell.permission.widest': {
    zh: '用户有多个角色时，以限制较少的角色为准',
    en: 'For users with several roles the wider right counts',
  },
  'shell.permission.none': { zh: '没有可以授予的权限', en: 'There is nothing you may grant' },
  'shell.permission.unsaved': {
    zh: '当前角色的修改还没有保存，确认要离开吗?',
    en: 'The changes to this role are not saved; leave them?',
  },
} as const satisfies Catalogue;
