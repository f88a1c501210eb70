import type { Message } from '../messages/Catalogue.ts';

/** Route of the page of the system's state, whose right opens what it shows. */
export const statusPage = '/Sys_Status';

/** A panel of the system's state, as cards name it. What it shows the server says. */
interface StatusPanelName {
  readonly name: string;
  readonly title: Message;
}

/** Panels of the system's state, in the order in which they are offered. */
export const statusPanels = [
  { name: 'server', title: { zh: '服务器', en: 'Server' } },
  { name: 'backup', title: { zh: '备份', en: 'Backup' } },
  { name: 'storage', title: { zh: '存储', en: 'Storage' } },
  { name: 'running', title: { zh: '正在处理', en: 'In progress' } },
  { name: 'slow', title: { zh: '慢请求', en: 'Slow requests' } },
  { name: 'people', title: { zh: '在线用户', en: 'Signed in' } },
  { name: 'tasks', title: { zh: '定时任务', en: 'Scheduled tasks' } },
  { name: 'browserErrors', title: { zh: '浏览器错误', en: 'Browser errors' } },
] as const satisfies readonly StatusPanelName[];

export type StatusPanelKey = (typeof statusPanels)[number]['name'];
