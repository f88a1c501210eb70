import { afterEach, expect, it, vi } from 'vitest';
import { clockText } from '../../runtime/host/clockText.ts';

const hour = 3_600_000;

afterEach(() => vi.useRealTimers());

it.each([
  [0, '09:30'],
  [2 * hour, '07:30'],
  [10 * hour, '03/19 23:30'],
])('a moment %d ms ago stands by the clock of the product, wherever the browser is', (ago, text) => {
  // The browser's clock is years off.
  vi.useFakeTimers({ now: Date.UTC(2031, 0, 1, 18) });
  expect(clockText(Date.now() - ago, '2026-03-20 09:30:00', 'zh')).toBe(text);
});
