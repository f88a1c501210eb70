import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import { offeredKinds } from '../../compose/cardOffers.ts';
import type { Offered, OfferedCard } from '../../compose/Offered.ts';
import type { Picked } from '../../compose/Picked.ts';
import { calendar, colorFields } from '../kinds/calendar.ts';
import { partOf } from '../kinds/partOf.ts';
import { report, reportCharts } from '../kinds/report.ts';

/** What a page gets of pressed fields, besides its name, title and table. */
export type PageContent = Pick<PageSchema, 'page' | 'figures' | 'charts' | 'calendar'>;

/** A page that pressed fields make. */
export interface PageOffer extends Offered {
  /** End of its name. */
  readonly suffix: string;
  readonly content: PageContent;
}

/** Most key figures, and texts of an entry of a calendar. */
const most = { figures: 4, titles: 4 } as const;

/** A report with a chart of each kind that fits, and its numbers as key figures. */
const reports = (picked: Picked): readonly PageOffer[] =>
  offeredKinds(picked).flatMap((card): readonly PageOffer[] => {
    const chart = reportCharts.find(({ name }) => name === card.kind.name);
    const { by, each, of = [], lines } = card.asks;
    if (chart === undefined || by === undefined) return [];
    return [
      {
        name: `report_${chart.name}`,
        title: {
          zh: `${report.title.zh}：${chart.title.zh}`,
          en: `${report.title.en}: ${chart.title.en.toLowerCase()}`,
        },
        cards: [card],
        suffix: 'Report',
        content: {
          page: report.name,
          figures: picked.numbers.slice(0, most.figures),
          charts: [{ kind: chart.name, by, of, ...(each && { each }), ...(lines && { lines }) }],
        },
      },
    ];
  });

/** Key figures over the rows. */
const figures = ({ table, groups, numbers }: Picked): readonly PageOffer[] => {
  if (groups.length > 0 || numbers.length === 0) return [];
  const named = numbers.slice(0, most.figures);
  const cards: readonly OfferedCard[] = named.flatMap((field) =>
    partOf('figure', { w: 3, h: 2 }, { table, of: [field] }),
  );
  return [
    {
      name: 'figures',
      title: { zh: '关键指标', en: 'Key figures' },
      cards,
      suffix: 'Figures',
      content: { page: report.name, figures: named },
    },
  ];
};

/** A calendar by the pressed dates: the first begins an entry, the second ends it; the others are what it shows. */
const calendars = ({ table, resolved, groups, numbers }: Picked): readonly PageOffer[] => {
  const [start, end] = groups.filter(({ use }) => use === 'date').map(({ field }) => field.field);
  if (start === undefined) return [];
  const texts = groups.flatMap(({ field, use }) => (use === 'group' ? [field.field] : []));
  const colored = new Set(colorFields(resolved).map(({ field }) => field));
  const color = texts.find((name) => colored.has(name));
  const title = [...texts, ...numbers].slice(0, most.titles);
  const content: PageContent = {
    page: calendar.name,
    calendar: {
      start,
      ...(end !== undefined && { end }),
      ...(title.length > 0 && { title }),
      ...(color !== undefined && { color }),
    },
  };
  const cards = calendar
    .cards({ format: 1, path: '', ...content }, resolved)
    .map(({ kind, asks }) => ({ kind, asks: { ...asks, table } }));
  return [{ name: 'calendar', title: calendar.title, cards, suffix: 'Calendar', content }];
};

/** Charts alone, for a report that is there. */
export const chartOffers = (picked: Picked): readonly PageOffer[] => reports(picked);

/** The pages that pressed fields make, the best first. */
export const pageOffers = (picked: Picked): readonly PageOffer[] => [
  ...reports(picked),
  ...figures(picked),
  ...calendars(picked),
];
