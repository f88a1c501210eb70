import { useApp } from '../../../../runtime/host/AppContext.ts';
import { type GoalShare, goalShare } from '../../../../runtime/model/boards/goalShare.ts';
import type { FigureData, ShownCard } from '../../../../runtime/wire/boards/Board.ts';
import { measuredValue, measureOf } from '../../../../runtime/wire/boards/valueText.ts';

/** A number beside its goal, in words. */
export interface Goal extends GoalShare {
  readonly valueText: string;
  /** 目标 ¥1,000,000.00 */
  readonly goalText: string;
  /** 82% */
  readonly shareText: string;
  /** Attributes of a meter. */
  readonly meter: {
    readonly role: 'meter';
    readonly 'aria-label': string;
    readonly 'aria-valuemin': number;
    readonly 'aria-valuemax': number;
    readonly 'aria-valuenow': number;
    readonly 'aria-valuetext': string;
  };
}

/** What a card with a goal shows. A number that is not there counts as nothing reached. */
export function useGoal({ title, options }: ShownCard, figure: FigureData): Goal {
  const { value, field } = figure;
  const measure = measureOf(figure);
  const app = useApp();
  const share = goalShare(value, options?.goal);
  const shown = measuredValue(app, field, value ?? 0, measure);
  const goal = measuredValue(app, field, share.goal, measure);
  // Down: 99.96 % is not all of it.
  const shareText = new Intl.NumberFormat(app.locale, { style: 'percent' }).format(
    Math.floor(share.share * 100 + 1e-9) / 100,
  );
  return {
    ...share,
    valueText: shown,
    goalText: app.t('board.card.goal', { goal }),
    shareText,
    meter: {
      role: 'meter',
      'aria-label': title,
      'aria-valuemin': Math.min(0, share.value),
      'aria-valuemax': Math.max(share.goal, share.value),
      'aria-valuenow': share.value,
      'aria-valuetext': app.t('board.card.ofGoal', { value: shown, goal, share: shareText }),
    },
  };
}
