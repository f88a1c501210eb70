import type { Page } from '@playwright/test';

/** Edit boxes that the window keeps in memory though they have closed. The last one may stay until the next opens. */
export async function keptBoxes(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'HTMLDivElement.prototype' });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  const counted = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () {
      return this.filter((one) => one.classList.contains('jig-box') && !one.isConnected).length;
    }`,
    returnByValue: true,
  });
  await cdp.detach();
  return Number(counted.result.value);
}
