import IconLanguage from '@douyinfe/semi-icons/lib/es/icons/IconLanguage';
import IconMoon from '@douyinfe/semi-icons/lib/es/icons/IconMoon';
import IconSearch from '@douyinfe/semi-icons/lib/es/icons/IconSearch';
import IconSidebar from '@douyinfe/semi-icons/lib/es/icons/IconSidebar';
import IconSun from '@douyinfe/semi-icons/lib/es/icons/IconSun';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { CommandContext } from '../../runtime/host/CommandContext.ts';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import { InboxBell } from './InboxBell.tsx';
import { Logo } from './Logo.tsx';
import { PageButton } from './PageButton.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Page header: product name, theme, language and user menu. */
export const Header = observer(function Header() {
  const { app, session } = useCore();
  const t = useText();
  const commands = useContext(CommandContext);
  const dark = app.theme === 'dark';
  return (
    <header className="jig-header">
      <PageButton
        theme="borderless"
        type="tertiary"
        icon={<IconSidebar aria-hidden="true" />}
        aria-label={t(app.menuCollapsed ? 'shell.menuExpand' : 'shell.menuCollapse')}
        aria-expanded={!app.menuCollapsed}
        onClick={app.toggleMenu}
      />
      <PageLink to="/home" className="jig-brand">
        <Logo uploaded={session.data?.app.logo} />
        <span>{session.data?.app.name ?? t('shell.product')}</span>
        {session.data?.app.company ? (
          <span className="jig-brand-company">{session.data.app.company}</span>
        ) : null}
      </PageLink>
      <span className="jig-header-space" />
      <PageButton
        theme="borderless"
        type="tertiary"
        icon={<IconSearch aria-hidden="true" />}
        aria-label={t('shell.palette')}
        title={`${t('shell.palette')} Ctrl K`}
        aria-keyshortcuts="Control+K"
        onClick={() => commands.all.find(({ id }) => id === 'palette')?.run()}
      />
      <PageButton
        theme="borderless"
        type="tertiary"
        icon={dark ? <IconSun aria-hidden="true" /> : <IconMoon aria-hidden="true" />}
        aria-label={t(dark ? 'shell.themeLight' : 'shell.themeDark')}
        onClick={app.toggleTheme}
      />
      <PageButton
        theme="borderless"
        type="tertiary"
        icon={<IconLanguage aria-hidden="true" />}
        aria-label={t('shell.language')}
        onClick={app.toggleLocale}
      />
      <InboxBell />
      <UserMenu />
    </header>
  );
});
