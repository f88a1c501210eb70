import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import Button from '@douyinfe/semi-ui/lib/es/button';
import Dropdown from '@douyinfe/semi-ui/lib/es/dropdown';
import type { ReactNode } from 'react';
import { useText } from '../../runtime/host/CoreContext.ts';
import type { OpenTab, TabStore } from '../../runtime/store/TabStore.ts';

interface TabMenuProps {
  readonly tabs: TabStore;
  goTo(tab: OpenTab | undefined): void;
}

/** Closing several tabs at once. */
export function TabMenu({ tabs, goTo }: TabMenuProps): ReactNode {
  const t = useText();
  return (
    <Dropdown
      trigger="click"
      position="bottomRight"
      clickToHide
      render={
        <Dropdown.Menu>
          <Dropdown.Item onClick={() => tabs.closeOthers(tabs.active)}>
            {t('shell.tabsCloseOthers')}
          </Dropdown.Item>
          <Dropdown.Item onClick={() => goTo(tabs.closeAll())}>{t('shell.tabsCloseAll')}</Dropdown.Item>
        </Dropdown.Menu>
      }
    >
      <Button
        theme="borderless"
        type="tertiary"
        size="small"
        icon={<IconChevronDown aria-hidden="true" />}
        aria-label={t('shell.tabsMenu')}
      />
    </Dropdown>
  );
}
