import type { TrailAnswer, TrailDocument } from '../../../runtime/wire/links/Trail.ts';
import { type Answer, succeed } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { seenDocument } from '../../reading/seenDocument.ts';
import { shownEdges } from './shownEdges.ts';
import { trailNodes } from './trailNodes.ts';
import { stopId, walkTrail } from './walkTrail.ts';

/**
 * `GET /api/jig/trail?table&key`: the documents that one was made from, and those made from it, over up to ten steps each
 * way, through links and `derivedFrom`. Documents that the caller may not see are counted, not named.
 */
export const trail = async (call: UserCall): Promise<Answer<TrailAnswer>> => {
  const found = await seenDocument(call, call.query('table') ?? '', call.query('key'));
  if ('refused' in found) return found.refused;
  const { table, key } = found.document;
  const { stops, edges, isCut } = await walkTrail(call.context.db, call, { table, key });
  const nodes = await trailNodes(call, stops);
  const documents = new Map<string, TrailDocument>(
    [...nodes].map(([id, node]) => [id, { table: node.table, key: node.key }] as const),
  );
  const links = shownEdges(edges, (id) => nodes.has(id)).flatMap(({ source, target, quantity, title }) => {
    const [from, to] = [documents.get(source), documents.get(target)];
    return from && to ? [{ from, to, quantity, ...(title !== undefined && { title }) }] : [];
  });
  const root = nodes.get(stopId(table, key));
  return succeed(null, {
    nodes: [...(root ? [root] : []), ...[...nodes.values()].filter((node) => node !== root)],
    links,
    hidden: stops.size - nodes.size,
    isCut,
  });
};
