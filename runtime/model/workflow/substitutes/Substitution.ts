/** Who decides in somebody's place, and when: a row of Sys_WorkFlowSubstitute. */
export interface Substitution {
  readonly userId: number;
  readonly substituteId: number;
  /** Whole days, `yyyy-MM-dd`, both included. */
  readonly from: string;
  readonly to: string;
  /** Of documents of this table only; undefined: of all. */
  readonly table: string | undefined;
}

/** Whether it counts on a day for documents of a table. */
export const isInForce = ({ from, to, table }: Substitution, day: string, of: string): boolean =>
  from <= day && day <= to && (table === undefined || table === of);
