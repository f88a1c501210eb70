import type { Page } from '@playwright/test';

/** Saves a new document as the window's user; returns its key and number. */
export async function saveDocument(
  page: Page,
  table: string,
  [key, code]: readonly [string, string],
  document: object,
): Promise<{ readonly key: string; readonly code: string }> {
  const row = await page.evaluate(
    async ([path, body]) => {
      const { token } = JSON.parse(localStorage.getItem('user') ?? '{}');
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await (await fetch(path, { method: 'POST', headers, body })).json();
      if (answer.status !== true) throw new Error(JSON.stringify(answer));
      return answer.data.data;
    },
    [`/api/${table}/Add`, JSON.stringify(document)] as const,
  );
  return { key: String(row[key]), code: String(row[code]) };
}
