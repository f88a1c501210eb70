/** `schemas/app.json`: what the whole application is called and how its lists behave. */
export interface AppSchema {
  readonly $schema?: string;
  readonly format: 1;
  readonly name: string;
  readonly company?: string;
  /** 2: list titles have a favourite star. */
  readonly systemType?: 1 | 2;
  /** `centre`: the paths of some tables lead to other pages ({@link centreRoutes}); default `plain`. */
  readonly routeMode?: 'plain' | 'centre';
  readonly pageSizes?: readonly number[];
  readonly pageSize?: number;
  readonly detailPageSize?: number;
  /** Days 1 (Monday) to 7; times `HH:mm`. */
  readonly workingHours?: { readonly days: readonly number[]; readonly from: string; readonly to: string };
}
