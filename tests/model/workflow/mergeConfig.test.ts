import { describe, expect, it } from 'vitest';
import type { Side } from '../../../runtime/model/record/merge/DocumentMerge.ts';
import { mergeConfig } from '../../../runtime/model/workflow/definition/mergeConfig.ts';
import cases from './cases/mergeConfig.json' with { type: 'json' };

describe('two administrators, one flow', () => {
  it.each(cases)('$says', ({ base, mine, theirs, parts, side, text }) => {
    const merge = mergeConfig('NodeConfig', { base, mine, theirs });
    const shown = merge?.parts.map((part) =>
      [part.key, part.mine, part.theirs, ...(part.isConflict ? ['!'] : [])].join(' '),
    );
    expect(shown ?? null).toEqual(parts);
    if (merge) expect(merge.build(() => (side ?? 'theirs') as Side)).toBe(text);
  });

  it('lines are told apart by where they lead', () => {
    const line = (to: string, label: string) => ({ from: 's', to, label });
    const merge = mergeConfig('LineConfig', {
      base: JSON.stringify([line('a', '大额'), line('b', '')]),
      mine: JSON.stringify([line('a', '超过10万元'), line('b', '')]),
      theirs: JSON.stringify([line('a', '大额'), line('c', '')]),
    });
    expect(merge?.parts.map(({ key }) => key)).toEqual(['s>a', 's>c', 's>b']);
    expect(JSON.parse(merge?.build(() => 'mine') ?? '')).toEqual([line('a', '超过10万元'), line('c', '')]);
  });
});
