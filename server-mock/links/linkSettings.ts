import type { TableAddition } from '../context/TableAddition.ts';
import { makesFrom } from './make/makesFrom.ts';
import { trailTables } from './trail/TrailStep.ts';

/** Tells browsers what can be made from records of a table, and whether its documents have a trail. */
export const linkSettings: TableAddition = async (call, { main }, name) => {
  const makes = makesFrom(call, main).map(({ offer }) => offer);
  const hasTrail = trailTables(call.context.catalog).has(main.table);
  if (makes.length === 0 && !hasTrail) return undefined;
  return {
    settings: { [name]: { ...(makes.length > 0 && { makes }), ...(hasTrail && { hasTrail }) } },
  };
};
