import IconAlarm from '@douyinfe/semi-icons/lib/es/icons/IconAlarm';
import IconCalendar from '@douyinfe/semi-icons/lib/es/icons/IconCalendar';
import IconFlag from '@douyinfe/semi-icons/lib/es/icons/IconFlag';
import IconStar from '@douyinfe/semi-icons/lib/es/icons/IconStar';
import IconTick from '@douyinfe/semi-icons/lib/es/icons/IconTickCircle';
import IconUser from '@douyinfe/semi-icons/lib/es/icons/IconUser';
import type { ElementType } from 'react';

/** Icons that a saved view may have, by the name that is stored. */
export const optionViewIcons: Readonly<Record<string, ElementType>> = {
  star: IconStar,
  flag: IconFlag,
  alarm: IconAlarm,
  calendar: IconCalendar,
  tick: IconTick,
  user: IconUser,
};

/** The icon of a view; undefined: none, or one that this product does not know. */
export const optionViewIcon = (name: string): ElementType | undefined =>
  Object.hasOwn(optionViewIcons, name) ? optionViewIcons[name] : undefined;
