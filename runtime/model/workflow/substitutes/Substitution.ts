/** A substitute for a user on given days: a row of Sys_WorkFlowSubstitute. */
export interface Substitution {
  readonly userId: number;
  readonly substituteId: number;
  /** Days, `yyyy-MM-dd`, both included. */
  readonly from: string;
  readonly to: string;
  /** The only table it applies to; undefined: all tables. */
  readonly table: string | undefined;
}

/** Whether it applies on `day` to documents of table `of`. */
export const isInForce = ({ from, to, table }: Substitution, day: string, of: string): boolean =>
  from <= day && day <= to && (table === undefined || table === of);
