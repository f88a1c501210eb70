import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import type { ReactNode } from 'react';
import { useText } from '../../runtime/host/CoreContext.ts';
import type { OpenTab, TabStore } from '../../runtime/store/shell/TabStore.ts';
import { closeAllTabs, closeOtherTabs } from './closeTabs.ts';
import { MenuButton } from './MenuButton.tsx';

interface TabMenuProps {
  readonly tabs: TabStore;
  goTo(tab: OpenTab | undefined): void;
}

/** Menu that closes several tabs at once. */
export function TabMenu({ tabs, goTo }: TabMenuProps): ReactNode {
  const t = useText();
  return (
    <MenuButton
      theme="borderless"
      size="small"
      icon={<IconChevronDown aria-hidden="true" />}
      label={t('shell.tabsMenu')}
      lines={[
        { key: 'others', text: t('shell.tabsCloseOthers'), run: () => void closeOtherTabs(tabs, goTo) },
        { key: 'all', text: t('shell.tabsCloseAll'), run: () => void closeAllTabs(tabs, goTo) },
      ]}
    />
  );
}
