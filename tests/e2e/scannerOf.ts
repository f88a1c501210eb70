import type { Page } from '@playwright/test';

/** Milliseconds between two keys of a scanner. */
const pause = 5;

/**
 * A barcode scanner for the page: types a code and Enter. The times of the keys are set here, so that a busy
 * machine does not turn a scan into typing.
 */
export async function scannerOf(page: Page): Promise<(code: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (code) => {
    let timestamp = Date.now() / 1000;
    const sent = [...code, 'Enter'].flatMap((key) => {
      const text = key === 'Enter' ? '\r' : key;
      const press = { key, timestamp, ...(key === 'Enter' ? { code: key, windowsVirtualKeyCode: 13 } : {}) };
      timestamp += pause / 1000;
      return [
        session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...press }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press }),
      ];
    });
    await Promise.all(sent);
  };
}
