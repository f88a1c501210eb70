import type { Page } from '@playwright/test';

/** How many unsaved drafts the window's browser keeps. */
export const keptDrafts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Opening a database that is not there would make it, empty and in the way of the product's own.
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
