import type { Capability } from '../capability/Capability.ts';
import { startFactsJob } from '../facts/startFactsJob.ts';
import { menuHook } from './menuHook.ts';
import { menuLines } from './menuLines.ts';
import { menuParents } from './menuParents.ts';

/** Administrators arrange the menu: names, icons, order, what is shown, and pages that have no line yet. */
export const menuEditing: Capability = {
  name: 'menu editing',
  hooks: { menuLine: menuHook },
  providers: { menuParents },
  jobs: [startFactsJob([menuLines])],
};
