import { makeEndpoints } from '../../runtime/wire/links/makeEndpoints.ts';
import { trailEndpoints } from '../../runtime/wire/links/trailEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { linkMark, noteFilled, totalMark } from './filledTotals.ts';
import { fillSources } from './fillSources.ts';
import { fillTotals } from './fillTotals.ts';
import { LinkIndex } from './LinkIndex.ts';
import { linkSettings } from './linkSettings.ts';
import { linkTables } from './linkTables.ts';
import { linkWatch } from './linkWatch.ts';
import { makeDraft } from './make/makeDraft.ts';
import { matchSources } from './matchSources.ts';
import { startTotalsJob } from './startTotalsJob.ts';
import { trail } from './trail/trail.ts';

/** Documents know what they are made from: quantities carried and done, what remains, and totals kept up to date. */
export const documentLinks: Capability = {
  name: 'document links',
  tables: linkTables,
  routes: [userRoute(makeEndpoints.make, makeDraft), userRoute(trailEndpoints.trail, trail)],
  tableAddition: linkSettings,
  fill: fillSources,
  watch: linkWatch,
  jobs: [startTotalsJob],
  demo: async (tx, { catalog, document, now }) => {
    const index = new LinkIndex(catalog);
    await matchSources(tx, { index, options: { now }, documentOf: document });
    const mains = new Set(index.totals.map(({ holder }) => holder.document.main.table));
    for (const main of mains) await fillTotals(tx, { index, full: document(main), options: { now } });
    await noteFilled(tx, [...index.totals.map(totalMark), ...index.links.map(linkMark)]);
  },
};
