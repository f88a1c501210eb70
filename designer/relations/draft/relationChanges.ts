import type { App } from '../../../runtime/host/AppContext.ts';
import type { ChangedProperty, Difference } from '../../../runtime/model/schema/Difference.ts';
import type { TableRelations } from '../../../runtime/model/schema/TableRelations.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import { partKey, type RelationPart, relationParts } from './relationParts.ts';

/** Properties that are told with their values. */
const told = ['title', 'over', 'under', 'closes', 'ofClosed'] as const;

const toldOf = (part: RelationPart, name: (typeof told)[number]): string => {
  if (name === 'title') return part.title;
  if (part.kind === 'effect') return '';
  const { tolerance, closes, ofClosed } = part.schema;
  if (name === 'closes') return closes === true ? '✓' : '';
  if (name === 'ofClosed') return ofClosed === true ? '✓' : '';
  const percent = tolerance?.[name]?.percent;
  return percent === undefined ? '' : `${percent}%`;
};

const changesOf = (before: RelationPart, now: RelationPart, t: App['t']): readonly ChangedProperty[] =>
  told.flatMap((name) => {
    const [from, to] = [toldOf(before, name), toldOf(now, name)];
    return from === to
      ? []
      : [{ title: t(`relationDesign.${name === 'title' ? 'linkTitle' : name}`), from, to }];
  });

/** Changes of a draft since it was loaded, in words. */
export function relationChanges(
  table: RelatedTable,
  before: TableRelations,
  now: TableRelations,
  t: App['t'],
): readonly Difference[] {
  const whatOf = ({ kind, title }: RelationPart): string => t(`relationDesign.part.${kind}`, { name: title });
  const was = new Map(relationParts(table, before).map((part) => [partKey(part), part] as const));
  const is = new Map(relationParts(table, now).map((part) => [partKey(part), part] as const));
  const fieldsOf = ({ fields = [] }: TableRelations, of: string): string =>
    JSON.stringify(fields.filter((field) => field.of === of));
  const parts = [...is].flatMap(([key, part]): readonly Difference[] => {
    const old = was.get(key);
    if (old === undefined) return [{ what: whatOf(part), how: 'added', changed: [] }];
    const isSame =
      JSON.stringify(old.schema) === JSON.stringify(part.schema) &&
      fieldsOf(before, part.name) === fieldsOf(now, part.name);
    return isSame ? [] : [{ what: whatOf(old), how: 'changed', changed: changesOf(old, part, t) }];
  });
  const gone = [...was].flatMap(([key, part]): readonly Difference[] =>
    is.has(key) ? [] : [{ what: whatOf(part), how: 'removed', changed: [] }],
  );
  const effective: readonly Difference[] =
    JSON.stringify(before.effective) === JSON.stringify(now.effective)
      ? []
      : [{ what: t('relationDesign.effective'), how: 'changed', changed: [] }];
  return [...parts, ...gone, ...effective];
}
