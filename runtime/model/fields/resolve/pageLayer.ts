import type { PageSchema } from '../../schema/PageSchema.ts';
import type { Layer } from './Layer.ts';

/** What a further page over a table says about the table: its title, rows and fields, and its fixed values as locked defaults. */
export const pageLayer = ({ api, path, title, rows, values = {}, fields = [] }: PageSchema): Layer => ({
  kind: 'page',
  name: api ?? path,
  table: {
    ...(title === undefined ? {} : { cnName: title }),
    ...(rows === undefined ? {} : { rows }),
  },
  fields: [
    ...fields,
    ...Object.entries(values).map(([field, value]) => ({ field, readonly: true, default: value })),
  ],
});
