import type { ViewJoin } from '../../../runtime/model/schema/ViewSchema.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import { onPart, type ViewEdit, withView } from './ViewEdit.ts';

const standsOn = ({ by, of }: ViewJoin, as: string): boolean =>
  by?.startsWith(`${as}.`) === true || of === as || of?.startsWith(`${as}.`) === true;

/** What still uses a source, in the order in which a user would take it away. `titleOf`: name of a column for people. */
export function usesOfSource(
  { view, drawn }: ViewDraft,
  as: string,
  titleOf: (field: string) => string,
): {
  readonly columns: readonly string[];
  readonly sources: readonly string[];
  readonly isInCondition: boolean;
} {
  const [part] = view.parts;
  const values = Object.entries(part?.values ?? {}).filter(([, value]) =>
    JSON.stringify(value).includes(`"${as}.`),
  );
  const named = new Set(values.map(([name]) => name));
  const columns = view.fields.filter(
    ({ of, when }) =>
      of?.startsWith(`${as}.`) ||
      named.has(of ?? '') ||
      (when !== undefined && JSON.stringify(when).includes(`"${as}.`)),
  );
  return {
    columns: columns.map(({ field }) => titleOf(field)),
    sources: (part?.joins ?? []).filter((join) => standsOn(join, as)).map((join) => join.as),
    isInCondition: JSON.stringify([part?.where ?? null, drawn ?? null]).includes(`"${as}`),
  };
}

/** Takes a joined source away. Refuses while columns, other sources or conditions use it, and names them. */
export const removeJoin = (draft: ViewDraft, as: string, titleOf: (field: string) => string): ViewEdit =>
  onPart(draft, (part) => {
    const joins = part.joins ?? [];
    if (!joins.some((join) => join.as === as)) return { ok: true, draft };
    const { columns, sources, isInCondition } = usesOfSource(draft, as, titleOf);
    if (columns.length > 0) return refuse('viewDesign.usedByColumns', { titles: columns });
    if (sources.length > 0) return refuse('viewDesign.usedBySources', { titles: sources });
    if (isInCondition) return refuse('viewDesign.usedByConditions');
    const { joins: _, ...rest } = part;
    const left = joins.filter((join) => join.as !== as);
    return withView(draft, { parts: [left.length === 0 ? rest : { ...rest, joins: left }] });
  });
