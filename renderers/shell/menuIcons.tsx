import IconArchive from '@douyinfe/semi-icons/lib/es/icons/IconArchive';
import IconBolt from '@douyinfe/semi-icons/lib/es/icons/IconBolt';
import IconBox from '@douyinfe/semi-icons/lib/es/icons/IconBox';
import IconBriefcase from '@douyinfe/semi-icons/lib/es/icons/IconBriefcase';
import IconCart from '@douyinfe/semi-icons/lib/es/icons/IconCart';
import IconClock from '@douyinfe/semi-icons/lib/es/icons/IconClock';
import IconFile from '@douyinfe/semi-icons/lib/es/icons/IconFile';
import IconFolder from '@douyinfe/semi-icons/lib/es/icons/IconFolder';
import IconHome from '@douyinfe/semi-icons/lib/es/icons/IconHome';
import IconInbox from '@douyinfe/semi-icons/lib/es/icons/IconInbox';
import IconLayers from '@douyinfe/semi-icons/lib/es/icons/IconLayers';
import IconList from '@douyinfe/semi-icons/lib/es/icons/IconList';
import IconSetting from '@douyinfe/semi-icons/lib/es/icons/IconSetting';
import IconShoppingBag from '@douyinfe/semi-icons/lib/es/icons/IconShoppingBag';
import IconTickCircle from '@douyinfe/semi-icons/lib/es/icons/IconTickCircle';
import IconUser from '@douyinfe/semi-icons/lib/es/icons/IconUser';
import IconWrench from '@douyinfe/semi-icons/lib/es/icons/IconWrench';
import type { ReactNode } from 'react';

/** Icons that `menus.json` may name; all decorative, the name is beside them. */
const icons: Readonly<Record<string, typeof IconHome>> = {
  home: IconHome,
  shoppingBag: IconShoppingBag,
  cart: IconCart,
  box: IconBox,
  setting: IconSetting,
  archive: IconArchive,
  bolt: IconBolt,
  briefcase: IconBriefcase,
  clock: IconClock,
  file: IconFile,
  folder: IconFolder,
  inbox: IconInbox,
  layers: IconLayers,
  list: IconList,
  tick: IconTickCircle,
  user: IconUser,
  wrench: IconWrench,
};

/** Icon of a menu entry; a folder for an unknown name. */
export function menuIcon(name: string | undefined): ReactNode {
  const Icon = icons[name ?? ''] ?? IconFolder;
  return <Icon aria-hidden="true" />;
}
