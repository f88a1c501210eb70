import type { Capability } from '../capability/Capability.ts';
import { startTaskJob } from './startTaskJob.ts';
import { taskHook } from './taskHook.ts';
import { tasksPanel } from './tasksPanel.ts';

/** Calls of this server and of allowed hosts at set times (定时任务). */
export const scheduledTasks: Capability = {
  name: 'scheduled tasks',
  hooks: { scheduledTask: taskHook },
  jobs: [startTaskJob],
  statusPanels: [tasksPanel],
};
