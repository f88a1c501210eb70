import type { PrintPlace } from '../Filler.ts';
import type { PrintFacts } from '../PrintWorld.ts';
import type { ValueKind } from './ValueKind.ts';

/** Facts by the name that templates use. */
const facts: Readonly<Record<string, (facts: PrintFacts, place: PrintPlace) => string>> = {
  company: ({ company }) => company,
  user: ({ user }) => user,
  today: ({ now }) => now.slice(0, 10),
  now: ({ now }) => now.slice(0, 16),
  index: (_, { index }) => (index === 0 ? '' : String(index)),
};

/** Something that is no field: the company, the user who prints, the time, the number of a row. */
export const fact: ValueKind = {
  name: 'fact',
  properties: {
    fact: { enum: Object.keys(facts), description: '公司、打印人、日期、时间、行号' },
  },
  text: ({ fact: name }, { world }, place) => facts[String(name)]?.(world.facts, place) ?? '',
};
