import type { Capability } from '../capability/Capability.ts';
import { choiceSources } from './choiceSources.ts';
import { departments } from './departments.ts';
import { dictionaryEntries } from './dictionaryEntries.ts';
import { dictionaryNumbers } from './dictionaryNumbers.ts';
import { readableTables } from './readableTables.ts';
import { regions } from './regions.ts';

/** Lists of choices: from schemas, from users and from code. */
export const dictionaries: Capability = {
  name: 'dictionaries',
  providers: { choiceSources, departments, dictionaryNumbers, readableTables, regions },
  referenceKinds: [dictionaryEntries],
};
