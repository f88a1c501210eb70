import type { OutcomeTeller } from '../context/OutcomeTeller.ts';
import { effectIndex } from './effectIndex.ts';
import { outlooksOf } from './outlooksOf.ts';

/** Tells the effects of documents before they are approved. */
export const effectOutcomes: OutcomeTeller = {
  titles: ({ catalog }, { main }) => {
    const effects = effectIndex(catalog).of(main.table);
    if (effects.length === 0) return undefined;
    const titles = new Map(main.effects?.map(({ name, title }) => [name, title]));
    return (document, options) =>
      effects.flatMap(({ schema, isMeant }) =>
        isMeant(document, options) ? [titles.get(schema.name) ?? schema.title] : [],
      );
  },
  outcomes: async (call, planned) =>
    (await outlooksOf(call, planned)).flatMap(({ holds, ...outcome }) => (holds ? [] : [outcome])),
};
