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
  'shell.home.counts': { zh: '数据概览', en: 'At a glance' },
  'shell.home.shortcuts': { zh: '常用功能', en: 'Shortcuts' },
  'shell.home.all': { zh: '全部', en: 'All' },
  'shell.home.month': { zh: '本月', en: 'This month' },
  'shell.navigation.nothing': {
    zh: '此处没有您可以打开的页面，请联系管理员开通权限',
    en: 'There is no page here that you may open. Ask an administrator for the rights.',
  },
  'shell.navigation.more': { zh: '{name}导航', en: 'More about {name}' },
  'shell.home.nothing': {
    zh: '您还没有可用的页面，请联系管理员分配权限',
    en: 'No page is open to you yet; ask your administrator for rights',
  },

  'shell.user.account': { zh: '帐号', en: 'Account' },
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
  'shell.permission.none': { zh: '没有可以授予的权限', en: 'There is nothing you may grant' },
  'shell.permission.unsaved': {
    zh: '当前角色的修改还没有保存，确认要离开吗?',
    en: 'The changes to this role are not saved; leave them?',
  },
} as const satisfies Catalogue;
