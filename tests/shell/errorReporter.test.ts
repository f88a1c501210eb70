import { describe, expect, it } from 'vitest';
import { ChunkLoadError } from '../../runtime/host/ChunkLoadError.ts';
import { ErrorReporter } from '../../runtime/host/ErrorReporter.ts';
import type { BrowserError } from '../../runtime/wire/watching/BrowserError.ts';

function reporterWith(send: (error: BrowserError) => Promise<unknown> = async () => undefined) {
  const sent: BrowserError[] = [];
  const clock = { now: 0 };
  const reporter = new ErrorReporter({
    send: (error) => {
      sent.push(error);
      return send(error);
    },
    page: () => '/home',
    version: 'index-1.js',
    now: () => clock.now,
  });
  return { reporter, sent, clock };
}

describe('errors of a page', () => {
  it('are reported once each, never two within two seconds, and ten at most', () => {
    const { reporter, sent, clock } = reporterWith();
    const same = new TypeError('x is not a function');
    reporter.report('error', same);
    clock.now = 3_000;
    reporter.report('error', same);
    reporter.report('error', new Error('another'));
    reporter.report('error', new Error('too soon'));
    expect(sent.map(({ message }) => message)).toEqual(['TypeError: x is not a function', 'Error: another']);
    for (let n = 0; n < 30; n++) {
      clock.now += 3_000;
      reporter.report('error', new Error('abcdefghijklmnopqrstuvwxyzabcdef'.slice(n)));
    }
    expect(sent).toHaveLength(10);
  });

  it('that come up while one is reported are dropped, and so is the failure of the sending', async () => {
    const { reporter, sent } = reporterWith((error) => {
      reporter.report('error', new Error(`about ${error.kind}`));
      throw new Error('no network');
    });
    reporter.report('rejection', new Error('first'));
    expect(sent).toHaveLength(1);
  });

  it('that are none of the product are left out', () => {
    const { reporter, sent, clock } = reporterWith();
    const foreign = new Error('x');
    foreign.stack = 'Error: x\n at chrome-extension://abc/content.js:1:1';
    for (const problem of [
      new ChunkLoadError('gone'),
      new DOMException('given up', 'AbortError'),
      'ResizeObserver loop completed with undelivered notifications.',
      'Script error.',
      foreign,
    ]) {
      clock.now += 3_000;
      reporter.report('error', problem);
    }
    expect(sent).toEqual([]);
  });
});
