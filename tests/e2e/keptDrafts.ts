import type { Page } from '@playwright/test';

/** Number of unsaved drafts in the window's browser. */
export const keptDrafts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Opening a missing database would create an empty one and block the product's own.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'jig-drafts')) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('jig-drafts');
      opening.onsuccess = () => {
        const db = opening.result;
        const end = (count: number): void => {
          db.close();
          resolve(count);
        };
        if (!db.objectStoreNames.contains('drafts')) return end(0);
        const count = db.transaction('drafts').objectStore('drafts').count();
        count.onsuccess = () => end(count.result);
      };
    });
  });
