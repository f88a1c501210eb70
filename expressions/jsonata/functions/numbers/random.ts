import type { Frame } from '../../../evaluate/Frame.ts';
import type { NativeFunction } from '../NativeFunction.ts';

/** `$random()`: from 0 up to 1 (excluded), from the run's random source; `not-deterministic` without one. */
export const random: NativeFunction = {
  name: 'random',
  signature: '<:n>',
  title: '随机数',
  summary: { zh: '0（含）到 1（不含）之间的随机数。', en: 'A random number from 0 up to 1.' },
  parameters: [],
  examples: [],
  run: ({ frame }) => randomOf(frame)(),
};

/** The run's random source; `not-deterministic` without one. */
export function randomOf(frame: Frame): () => number {
  const source = frame.options.random;
  if (source === undefined) throw frame.refuse('not-deterministic', 'This run was given no randomness.');
  return source;
}
