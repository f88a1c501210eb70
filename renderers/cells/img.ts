import type { Renderer } from '../../runtime/Renderer.ts';

/** Renders uploaded pictures as thumbnails. Screen readers, search and copy use their names. */
export const imgRenderer: Renderer = {
  slot: 'cell',
  type: 'img',
  pictures(field, row, uploaded) {
    const paths = (field.kind.files?.(row[field.field]) ?? []).map(({ path }) => path);
    if (paths.length === 0) return undefined;
    uploaded.want(paths);
    // Names are shown only if every picture is missing; while pictures load the cell is empty.
    if (paths.every((path) => uploaded.isMissing(path))) return undefined;
    return paths.flatMap((path) => uploaded.url(path) ?? []);
  },
};
