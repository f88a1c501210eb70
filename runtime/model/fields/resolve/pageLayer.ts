import type { PageField, PageSchema } from '../../schema/PageSchema.ts';
import type { FieldPatch, Layer } from './Layer.ts';

/** A field that is not for the roles of the page is off the screen of those who have every right. */
const patchOf = ({ show, ...patch }: PageField): FieldPatch =>
  show === 0 ? { ...patch, hidden: true, readonly: true, disabled: true } : patch;

/**
 * What a further page over a table says about the table: its title, rows and fields, its fixed values as locked defaults, and
 * its key figures as numbers that lists add up.
 */
export const pageLayer = (page: PageSchema): Layer => {
  const { api, path, title, rows, values = {}, fields = [], figures = [] } = page;
  return {
    kind: 'page',
    name: api ?? path,
    table: {
      ...(title === undefined ? {} : { cnName: title }),
      ...(rows === undefined ? {} : { rows }),
    },
    fields: [
      ...figures.map((field) => ({ field, summary: true })),
      ...fields.map(patchOf),
      ...Object.entries(values).map(([field, value]) => ({ field, readonly: true, default: value })),
    ],
  };
};
