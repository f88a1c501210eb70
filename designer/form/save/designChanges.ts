import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { MessageKey, MessageParams } from '../../../runtime/model/messages/index.ts';
import type { ChangedProperty, Difference } from '../../../runtime/model/schema/Difference.ts';
import { type DrawnPart, drawnPart } from '../draft/DrawnPart.ts';
import { detailParts } from '../draft/detailParts.ts';
import type { DraftPart, FormDraft } from '../draft/FormDraft.ts';

type Say = (key: MessageKey, params?: MessageParams) => string;

/** Properties compared, each with its title and its value in words. */
const properties: readonly {
  readonly title: MessageKey;
  said(view: DrawnPart, t: Say): string;
}[] = [
  { title: 'formDesign.prop.name', said: ({ title }) => title },
  { title: 'formDesign.prop.type', said: ({ type }) => type },
  { title: 'collection.prop.choices', said: ({ choices }) => choices.map(({ value }) => value).join(', ') },
  { title: 'formDesign.prop.width', said: ({ width }) => (width === undefined ? '' : String(width)) },
  { title: 'formDesign.prop.show', said: ({ show }, t) => yesNo(show, t) },
  { title: 'formDesign.prop.required', said: ({ required }, t) => yesNo(required, t) },
  { title: 'formDesign.prop.readonly', said: ({ readonly }, t) => yesNo(readonly, t) },
  { title: 'formDesign.prop.isGlobal', said: ({ isGlobal }, t) => yesNo(isGlobal, t) },
  { title: 'formDesign.formula', said: ({ formula }) => formula?.name ?? '' },
  { title: 'formDesign.prop.source', said: ({ source }) => source },
];

const yesNo = (value: boolean, t: Say): string => t(value ? 'formDesign.yes' : 'formDesign.no');

/** Changes of a draft since it was loaded, in words. */
export function designChanges(
  before: FormDraft,
  now: FormDraft,
  { main, details }: DocumentTable,
  t: Say,
): readonly Difference[] {
  if (before === now) return [];
  const entries =
    before.entries === now.entries
      ? []
      : [
          ...partChanges(before.entries, now.entries, main, t, (name) =>
            t('formDesign.change.entry', { name }),
          ),
          ...orderChange(before.entries, now.entries, t),
        ];
  const columns =
    before.tables === now.tables
      ? []
      : details.flatMap((detail) =>
          partChanges(detailParts(before, detail), detailParts(now, detail), detail.table, t, (name) =>
            t('formDesign.change.column', { table: detail.table.cnName, name }),
          ),
        );
  const params: readonly Difference[] =
    before.params === now.params
      ? []
      : [{ what: t('formDesign.change.params'), how: 'changed', changed: [] }];
  return [...entries, ...columns, ...params];
}

function partChanges(
  before: readonly DraftPart[],
  now: readonly DraftPart[],
  table: ResolvedTable,
  t: Say,
  nameOf: (title: string, isField: boolean) => string,
): readonly Difference[] {
  const old = new Map(before.map((part) => [part.id, part] as const));
  const kept = new Set(now.map(({ id }) => id));
  const view = (part: DraftPart): DrawnPart => drawnPart(part, table);
  const said = (part: DraftPart): string => {
    const { title, field, isCustom } = view(part);
    return nameOf(title || t('formDesign.unnamed'), field !== undefined || isCustom);
  };
  const changed = now.flatMap((part): readonly Difference[] => {
    const was = old.get(part.id);
    if (was === undefined) return [{ what: said(part), how: 'added', changed: [] }];
    if (was === part) return [];
    const differing = differences(view(was), view(part), t);
    return differing.length === 0 ? [] : [{ what: said(was), how: 'changed', changed: differing }];
  });
  const gone = before
    .filter(({ id }) => !kept.has(id))
    .map((part): Difference => ({ what: said(part), how: 'removed', changed: [] }));
  return [...changed, ...gone];
}

const differences = (was: DrawnPart, now: DrawnPart, t: Say): readonly ChangedProperty[] =>
  properties.flatMap(({ title, said }) => {
    const [from, to] = [said(was, t), said(now, t)];
    return from === to ? [] : [{ title: t(title), from, to }];
  });

/** One difference when the common components stand in another order. */
function orderChange(before: readonly DraftPart[], now: readonly DraftPart[], t: Say): readonly Difference[] {
  const [was, is] = [new Set(before.map(({ id }) => id)), new Set(now.map(({ id }) => id))];
  const common = (parts: readonly DraftPart[], others: ReadonlySet<string>): string =>
    parts
      .map(({ id }) => id)
      .filter((id) => others.has(id))
      .join('\n');
  return common(before, is) === common(now, was)
    ? []
    : [{ what: t('formDesign.change.order'), how: 'changed', changed: [] }];
}
