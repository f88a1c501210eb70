/** A tab that was opened before its address was known. */
interface OpenedTab {
  show(address: string): void;
  close(): void;
}

/** Opens an empty tab during a click, as browsers refuse those that open later; undefined: the browser blocked it. */
export const openTab = (): OpenedTab | undefined => {
  const tab = window.open('', '_blank');
  if (tab === null) return undefined;
  return { show: (address) => tab.location.replace(address), close: () => tab.close() };
};
