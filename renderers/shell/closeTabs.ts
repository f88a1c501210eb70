import type { OpenTab, TabStore } from '../../runtime/store/shell/TabStore.ts';

type GoTo = (tab: OpenTab | undefined) => void;

/**
 * Checks that tabs may close; false when the user stays with one.
 * Brings each tab with unsaved work to the front and asks: save, discard or stay. Stops at the first "stay".
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

/** Closes one tab; goes to its neighbour when it was active. */
export async function closeTab(tabs: TabStore, tab: OpenTab, goTo: GoTo): Promise<void> {
  if (await leaveAll(tabs, [tab], goTo)) goTo(tabs.close(tab.path));
}

/** Closes every tab except the active one and home. */
export async function closeOtherTabs(tabs: TabStore, goTo: GoTo): Promise<void> {
  const { active } = tabs;
  const stays = tabs.tabs.find(({ path }) => path === active);
  const going = tabs.tabs.filter(({ path }) => path !== active);
  if (!(await leaveAll(tabs, going, goTo))) return;
  tabs.closeOthers(active);
  goTo(stays);
}

/** Closes every tab except home, and goes home. */
export async function closeAllTabs(tabs: TabStore, goTo: GoTo): Promise<void> {
  if (await leaveAll(tabs, tabs.tabs, goTo)) goTo(tabs.closeAll());
}
