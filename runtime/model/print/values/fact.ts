import { text as said } from '../../messages/index.ts';
import type { PrintPlace } from '../Filler.ts';
import type { PrintWorld } from '../PrintWorld.ts';
import type { ValueKind } from './ValueKind.ts';

/** Facts by the name that templates use. */
const factsByName: Readonly<Record<string, (world: PrintWorld, place: PrintPlace) => string>> = {
  company: ({ facts }) => facts.company,
  user: ({ facts }) => facts.user,
  today: ({ facts }) => facts.now.slice(0, 10),
  now: ({ facts }) => facts.now.slice(0, 16),
  prints: (world, { document }) => String((world.timesPrinted?.(document) ?? 0) + 1),
  reprint: (world, { document }) =>
    (world.timesPrinted?.(document) ?? 0) > 0 ? said('print.reprint', world.locale) : '',
  index: (_, { index }) => (index === 0 ? '' : String(index)),
};

/** Something that is no field: the company, the user who prints, the time, whether it was printed before, the number of a row. */
export const fact: ValueKind = {
  name: 'fact',
  properties: {
    fact: {
      enum: Object.keys(factsByName),
      description: '公司、打印人、日期、时间、第几次打印、补打字样、行号',
    },
  },
  text: ({ fact: name }, { world }, place) => factsByName[String(name)]?.(world, place) ?? '',
};
