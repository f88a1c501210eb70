import { useMemo } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { countName } from '../../../../runtime/model/charts/countName.ts';
import type { CardField, GroupsData, ShownCard } from '../../../../runtime/wire/boards/Board.ts';
import { measuredValue, measureOf, valueText } from '../../../../runtime/wire/boards/valueText.ts';
import type { ChartNumber } from '../../../report/ChartNumber.ts';

/** The numbers of a card's chart: those of `lines` apart; the number of rows where the card adds up none. */
export function useGroupNumbers(
  { asks }: ShownCard,
  data: GroupsData,
): { readonly of: readonly ChartNumber[]; readonly lines: readonly ChartNumber[] } {
  const app = useApp();
  return useMemo(() => {
    const { of } = data;
    const measure = measureOf(data);
    const numberOf = (field: CardField): ChartNumber => ({
      field: field.field,
      title: field.title,
      say: (value) => measuredValue(app, field, value, measure),
    });
    if (of.length === 0) {
      const count = {
        field: countName,
        title: app.t('board.card.count'),
        say: (value: Parameters<typeof valueText>[2]) => valueText(app, undefined, value),
      };
      return { of: [count], lines: [] };
    }
    const isLine = ({ field }: CardField): boolean => asks?.lines?.includes(field) === true;
    return {
      of: of.filter((field) => !isLine(field)).map(numberOf),
      lines: of.filter(isLine).map(numberOf),
    };
  }, [app, asks, data]);
}
