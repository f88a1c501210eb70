import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PacedAnswers } from '../../../server-mock/boards/PacedAnswers.ts';
import { ChangeCounters } from '../../../server-mock/totals/ChangeCounters.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] }));
afterEach(() => vi.useRealTimers());

const world = () => {
  const changes = new ChangeCounters();
  const answers = new PacedAnswers(changes);
  const read: string[] = [];
  /** Asks a question that takes so many milliseconds. */
  const ask = (key: string, millis = 10) =>
    answers.of(['orders'], key, async () => {
      read.push(key);
      await new Promise((done) => setTimeout(done, millis));
      return read.length;
    });
  /** Lets time pass, and what waits in turn. */
  const pass = async (millis: number): Promise<void> => {
    const end = Date.now() + millis;
    do {
      await new Promise(setImmediate);
      await vi.advanceTimersByTimeAsync(Math.min(10, end - Date.now()));
    } while (Date.now() < end);
    await new Promise(setImmediate);
  };
  return { changes, ask, read, pass };
};

describe('answers of boards', () => {
  it('stand as long as their tables do', async () => {
    const { ask, read, pass } = world();
    void ask('one');
    await pass(600_000);
    expect(await ask('one')).toMatchObject({ value: 1 });
    expect(read).toEqual(['one']);
  });

  it('are given from before while a question rests, with the time after which it is read again', async () => {
    const { changes, ask, read, pass } = world();
    void ask('one');
    await pass(500);
    changes.bump(['orders']);
    expect((await ask('one')).kept).toEqual({ age: 500, again: 1_500 });
    await pass(1_500);
    const after = ask('one');
    await pass(20);
    expect((await after).kept).toBeUndefined();
    expect(read).toEqual(['one', 'one']);
  });

  it('rest longer the longer they took, and never above a minute', async () => {
    const { changes, ask, pass } = world();
    void ask('slow', 300);
    void ask('slowest', 9_000);
    await pass(9_500);
    changes.bump(['orders']);
    void ask('slow', 300);
    await pass(1_000);
    changes.bump(['orders']);
    expect((await ask('slow')).kept?.again).toBeCloseTo(8_000, -3);
    expect((await ask('slowest')).kept?.again).toBeCloseTo(49_500, -3);
  });

  it('are read two at a time, the longest beside the shortest, and a short one beside two long ones', async () => {
    const { changes, ask, read, pass } = world();
    const all = { brief: 20, long: 200, short: 10, longest: 300 };
    const askAll = (): void => {
      for (const [key, millis] of Object.entries(all)) void ask(key, millis);
    };
    askAll();
    await pass(60_000);
    read.length = 0;
    changes.bump(['orders']);
    askAll();
    await pass(10);
    expect(read.slice(0, 2)).toEqual(['longest', 'short']);
    await pass(1_000);
    expect(read).toEqual(['longest', 'short', 'brief', 'long']);
  });

  it('that failed rest too, so that a question that takes too long is not asked without end', async () => {
    const { changes, pass } = world();
    const answers = new PacedAnswers(changes);
    let read = 0;
    const failing = () =>
      answers.of(['orders'], 'one', async () => {
        read += 1;
        await new Promise((done) => setTimeout(done, 100));
        throw new Error('too slow');
      });
    const first = expect(failing()).rejects.toThrow('too slow');
    await pass(200);
    await first;
    await expect(failing()).rejects.toThrow('too slow');
    expect(read).toBe(1);
    await pass(3_000);
    const again = answers.of(['orders'], 'one', async () => 1);
    await pass(20);
    expect(await again).toMatchObject({ value: 1 });
  });
});
