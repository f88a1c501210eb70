import type { OpenTab, TabStore } from '../../runtime/store/TabStore.ts';

type GoTo = (tab: OpenTab | undefined) => void;

/**
 * Closes tabs, each with unsaved work only after it came to the front and asked (save, give up, stay). Who stays with one
 * stops the rest; false then.
 */
async function leaveAll(tabs: TabStore, going: readonly OpenTab[], goTo: GoTo): Promise<boolean> {
  for (const tab of going) {
    const guard = tabs.unsaved(tab.path);
    if (!guard) continue;
    goTo(tab);
    if (!(await guard.leave())) return false;
  }
  return true;
}

/** Closes one tab; goes to its neighbour when it was in front. */
export async function closeTab(tabs: TabStore, tab: OpenTab, goTo: GoTo): Promise<void> {
  if (await leaveAll(tabs, [tab], goTo)) goTo(tabs.close(tab.path));
}

/** Closes every tab but the one in front and home. */
export async function closeOtherTabs(tabs: TabStore, goTo: GoTo): Promise<void> {
  const { active } = tabs;
  const stays = tabs.tabs.find(({ path }) => path === active);
  const going = tabs.tabs.filter(({ path }) => path !== active);
  if (!(await leaveAll(tabs, going, goTo))) return;
  tabs.closeOthers(active);
  goTo(stays);
}

/** Closes every tab but home, and goes there. */
export async function closeAllTabs(tabs: TabStore, goTo: GoTo): Promise<void> {
  if (await leaveAll(tabs, tabs.tabs, goTo)) goTo(tabs.closeAll());
}
