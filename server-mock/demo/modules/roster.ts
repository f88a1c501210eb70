import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { DemoTable } from './DemoModule.ts';

/** Days after which the teams of a plan change their shifts. A plan without a rhythm never changes. */
const rhythms: Readonly<Record<string, number>> = { DAY: 1, WEEK: 7, MONTH: 30 };

/** Plans with their shifts and teams. */
interface ShiftPlans {
  readonly Cal_Plan: DemoTable;
  readonly Cal_PlanShift: DemoTable;
  readonly Cal_PlanTeam: DemoTable;
}

const cellOf = (row: Row, name: string): Cell => row[name] ?? null;

/** The day that `@-12` names, by its distance to the last day of the data. */
const daysOf = (row: Row, name: string): number => Number(String(row[name]).slice(1));

const taken = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, cellOf(row, name)]));

/**
 * Which team works which shift, from `span` days before the last day of the data to `span` days after it: the teams of
 * a plan take its shifts in turn.
 */
export const roster = (
  { Cal_Plan: plans, Cal_PlanShift: shifts, Cal_PlanTeam: teams }: ShiftPlans,
  span: number,
): DemoTable => {
  const ofPlan = (table: DemoTable, plan: Row): readonly Row[] =>
    table.rows.filter(({ PlanId }) => PlanId === plan.PlanId);
  const rows = plans.rows.flatMap((plan) => {
    const [first, last] = [daysOf(plan, 'StartDate'), daysOf(plan, 'EndDate')];
    const from = Math.max(first, -span);
    const length = Math.min(last, span) - from + 1;
    const turns = ofPlan(shifts, plan);
    const rhythm = rhythms[String(plan.ChangeShiftType)];
    return Array.from({ length: Math.max(length, 0) }, (_, index) => from + index).flatMap((day) =>
      ofPlan(teams, plan).flatMap((team, at) => {
        const turn = rhythm === undefined ? 0 : Math.floor((day - first) / rhythm);
        const shift = turns[(at + turn) % turns.length];
        return shift === undefined
          ? []
          : [
              {
                TheDate: `@${day < 0 ? '' : '+'}${day}`,
                ...taken(plan, ['PlanId', 'ChangeShiftType', 'CreateDate']),
                ...taken(team, ['TeamId', 'TeamName', 'Sequence']),
                ...taken(shift, ['StartTime', 'EndTime']),
                ShiftId: cellOf(shift, 'PlanShiftId'),
                ShiftName: cellOf(shift, 'PlanShiftName'),
              },
            ];
      }),
    );
  });
  return { by: plans.by, rows: rows.map((row, index) => ({ TeamShiftId: index + 1, ...row })) };
};
