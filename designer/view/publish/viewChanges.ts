import type { MessageKey, MessageParams } from '../../../runtime/model/messages/index.ts';
import type { ChangedProperty, Difference } from '../../../runtime/model/schema/Difference.ts';
import type { ViewField } from '../../../runtime/model/schema/ViewSchema.ts';
import { draftSources } from '../draft/draftSources.ts';
import { type DrawnTotal, drawnTotals } from '../draft/isDrawn.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';

type Say = (key: MessageKey, params?: MessageParams) => string;

interface Part {
  readonly key: string;
  readonly what: string;
  /** Properties in words; what has none is compared as a whole. */
  readonly properties: readonly { readonly title: string; readonly said: string }[];
  readonly whole: string;
}

const changedOf = (was: Part, now: Part): readonly ChangedProperty[] =>
  now.properties.flatMap(({ title, said }, at) => {
    const from = was.properties[at]?.said ?? '';
    return from === said ? [] : [{ title, from, to: said }];
  });

const difference = (before: readonly Part[], now: readonly Part[]): readonly Difference[] => {
  const was = new Map(before.map((part) => [part.key, part] as const));
  const is = new Set(now.map(({ key }) => key));
  return [
    ...now.flatMap((part): readonly Difference[] => {
      const old = was.get(part.key);
      if (old === undefined) return [{ what: part.what, how: 'added', changed: [] }];
      return old.whole === part.whole
        ? []
        : [{ what: old.what, how: 'changed', changed: changedOf(old, part) }];
    }),
    ...before
      .filter(({ key }) => !is.has(key))
      .map(({ what }): Difference => ({ what, how: 'removed', changed: [] })),
  ];
};

const totalWords = ({ total }: ViewField, t: Say): string => {
  const drawn = drawnTotals.find((one): one is DrawnTotal => one === total);
  return drawn === undefined ? (total ?? '') : t(`viewDesign.total.${drawn}`);
};

/** Changes of a draft since it was loaded, in words. */
export function viewChanges(store: ViewDesignerStore, t: Say): readonly Difference[] {
  const columns = ({ view }: ViewDraft): readonly Part[] =>
    view.fields.map((line) => ({
      key: line.field,
      what: t('viewDesign.change.column', { name: store.titleOf(line) }),
      properties: [
        { title: t('viewDesign.name'), said: store.titleOf(line) },
        { title: t('viewDesign.prop.of'), said: line.of ?? '' },
        { title: t('viewDesign.prop.total'), said: totalWords(line, t) },
        {
          title: t('viewDesign.prop.formula'),
          said: line.formula === undefined ? '' : typeof line.formula === 'string' ? line.formula : '…',
        },
        { title: t('viewDesign.hidden'), said: line.hidden === true ? '✓' : '' },
        { title: t('dataset.dimension'), said: line.dimension === true ? '✓' : '' },
        { title: t('dataset.decimals'), said: line.scale === undefined ? '' : String(line.scale) },
      ],
      whole: JSON.stringify(line),
    }));
  const sources = ({ view }: ViewDraft): readonly Part[] =>
    draftSources(view.parts[0], store.world).map((source) => ({
      key: `${source.as} ${source.table?.table ?? ''}`,
      what: t('viewDesign.change.source', { name: store.wordsOf(source) }),
      properties: [
        {
          title: t('viewDesign.prop.joined'),
          said: t(source.isNeeded ? 'viewDesign.inner' : 'viewDesign.left'),
        },
      ],
      whole: String(source.isNeeded),
    }));
  const head = ({ view }: ViewDraft): readonly Part[] => [
    {
      key: 'head',
      what: t(view.isDataset ? 'dataset.change.head' : 'viewDesign.change.head'),
      properties: [
        { title: t('viewDesign.name'), said: view.cnName },
        {
          title: t('viewDesign.order'),
          said: view.sortName === undefined ? '' : store.titleNamed(view.sortName),
        },
      ],
      whole: `${view.cnName} ${view.sortName ?? ''}`,
    },
    {
      key: 'parameters',
      what: t('dataset.parameters'),
      properties: [
        {
          title: t('dataset.parameters'),
          said: (view.parameters ?? []).map(({ title }) => title).join('、'),
        },
      ],
      whole: JSON.stringify(view.parameters ?? []),
    },
    {
      key: 'where',
      what: t('viewDesign.change.conditions'),
      properties: [],
      whole: JSON.stringify(view.parts[0]?.where ?? null),
    },
    {
      key: 'rows',
      what: t('viewDesign.resultConditions'),
      properties: [],
      whole: JSON.stringify(view.rows ?? null),
    },
  ];
  const order = ({ view }: ViewDraft, other: ViewDraft): string =>
    view.fields
      .filter(({ field }) => other.view.fields.some((one) => one.field === field))
      .map(({ field }) => field)
      .join();
  const { loaded, draft } = store;
  return [
    ...difference(head(loaded), head(draft)),
    ...difference(sources(loaded), sources(draft)),
    ...difference(columns(loaded), columns(draft)),
    ...(order(loaded, draft) === order(draft, loaded)
      ? []
      : [{ what: t('viewDesign.change.order'), how: 'changed', changed: [] } as const]),
  ];
}
