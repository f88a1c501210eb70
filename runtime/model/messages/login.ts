import type { Catalogue } from './Catalogue.ts';

/** Texts of the login page. */
export const loginMessages = {
  'shell.tagline': {
    zh: '制造与采购后台，一切由数据描述',
    en: 'Manufacturing and procurement, described by data',
  },
  'shell.login.userName': { zh: '用户名', en: 'User name' },
  'shell.login.password': { zh: '密码', en: 'Password' },
  'shell.login.submit': { zh: '登录', en: 'Sign in' },
  'shell.login.userNameEmpty': { zh: '请输入用户名', en: 'Please enter your user name' },
  'shell.login.passwordEmpty': { zh: '请输入密码', en: 'Please enter your password' },
} as const satisfies Catalogue;
