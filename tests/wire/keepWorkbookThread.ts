import { vi } from 'vitest';
import { WorkbookThread } from '../../server-mock/workbooks/WorkbookThread.ts';

/**
 * Reads and writes all workbooks of a test in one thread: one for each of some 500 workbooks would take most of the time.
 * Returns the function that ends it.
 */
export async function keepWorkbookThread(): Promise<() => Promise<void>> {
  const thread = await WorkbookThread.start();
  const spies = [
    vi.spyOn(WorkbookThread, 'start').mockResolvedValue(thread),
    vi.spyOn(thread, 'close').mockResolvedValue(),
  ];
  return async () => {
    for (const spy of spies) spy.mockRestore();
    await thread.close();
  };
}
