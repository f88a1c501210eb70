import type { ChartSchema } from './ChartSchema.ts';

/** The number fields that a chart shows, bars before lines. */
export const chartFields = ({ of, lines = [] }: Pick<ChartSchema, 'of' | 'lines'>): readonly string[] => [
  ...of,
  ...lines,
];
