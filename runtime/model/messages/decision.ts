import type { Catalogue } from './Catalogue.ts';

/**
 * Texts of answers that the browser gives too: rights and reasons for refusals. `server.ts` has the others.
 */
export const decisionMessages = {
  'server.saved': { zh: '保存成功', en: 'Saved' },
  'server.passwordChanged': { zh: '密码修改成功', en: 'The password was changed' },
  'server.missingRight': {
    zh: '没有权限操作：缺少【{cnName}】的【{action}】权限',
    en: 'You have no right to do this: [{action}] on [{cnName}] is missing',
  },
  'server.rightGranted': {
    zh: '{user}的角色有【{cnName}】的【{action}】权限',
    en: 'A role of {user} has [{action}] on [{cnName}]',
  },
  'server.rightSuper': { zh: '超级管理员有所有权限', en: 'The super administrator has every right' },
  'server.lockBroken': {
    zh: '【{cnName}】的锁定条件有误，已拒绝【{action}】，请联系管理员',
    en: 'A lock condition of [{cnName}] cannot be read, so [{action}] is refused; ask an administrator to check the schema',
  },
  'server.serverOnly': {
    zh: '【{cnName}】的记录只由系统产生，不能新建、修改或删除',
    en: 'Records of [{cnName}] are made by the system: they cannot be added, changed or deleted',
  },
  'server.passwordShort': { zh: '密码不能少于6位', en: 'The password needs at least 6 characters' },
  'server.passwordSame': {
    zh: '新密码不能与旧密码相同',
    en: 'The new password must differ from the old one',
  },
} as const satisfies Catalogue;
