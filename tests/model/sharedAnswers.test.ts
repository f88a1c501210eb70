import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SharedAnswers } from '../../server-mock/shares/SharedAnswers.ts';
import { ChangeCounters } from '../../server-mock/totals/ChangeCounters.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const world = (isWall: boolean) => {
  const changes = new ChangeCounters();
  const answers = new SharedAnswers(changes, () => '2026-11-30 08:00:00');
  /** How the share was read, each time. */
  const read: ('at once' | 'in turn')[] = [];
  /** A viewer asks; a reading takes so many milliseconds. */
  const ask = (millis = 10) =>
    answers.of({ share: '1', variant: 'zh', isWall }, async ({ isInTurn, begin }) => {
      begin(['orders']);
      read.push(isInTurn ? 'in turn' : 'at once');
      vi.setSystemTime(Date.now() + millis);
      return { boards: [] };
    });
  /** Orders change, and time passes. */
  const pass = (millis: number): void => {
    changes.bump(['orders']);
    vi.setSystemTime(Date.now() + millis);
  };
  return { changes, ask, read, pass };
};

describe('what a public link shows', () => {
  it('is read at once for its first viewer, and in turn when it is read again', async () => {
    const { ask, read, pass } = world(false);
    await ask();
    await ask();
    pass(14_000);
    await ask();
    expect(read).toEqual(['at once']);
    pass(1_000);
    await ask();
    expect(read).toEqual(['at once', 'in turn']);
  });

  it('stands the longer the longer it took, and never above a minute', async () => {
    const { ask, read, pass } = world(false);
    await ask(1_000);
    pass(28_000);
    await ask(9_000);
    expect(read.length).toBe(1);
    pass(1_000);
    await ask(9_000);
    expect(read.length).toBe(2);
    pass(50_000);
    await ask();
    expect(read.length).toBe(2);
    pass(1_000);
    await ask();
    expect(read.length).toBe(3);
  });

  it('is read at once when rights changed', async () => {
    const { changes, ask, read } = world(false);
    await ask();
    changes.bump(['Sys_User', 'Sys_Role']);
    await ask();
    expect(read).toEqual(['at once', 'at once']);
  });
});

describe('what a wall shows', () => {
  it('is read at once after two seconds', async () => {
    const { ask, read, pass } = world(true);
    await ask(500);
    pass(1_000);
    await ask();
    expect(read).toEqual(['at once']);
    pass(1_000);
    await ask();
    expect(read).toEqual(['at once', 'at once']);
  });
});
