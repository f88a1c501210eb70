import type { Renderer } from '../../runtime/Renderer.ts';

/** Uploaded pictures as thumbnails; their names are what is read, searched and copied. */
export const imgRenderer: Renderer = {
  slot: 'cell',
  type: 'img',
  pictures(field, row, uploaded) {
    const paths = (field.kind.files?.(row[field.field]) ?? []).map(({ path }) => path);
    if (paths.length === 0) return undefined;
    uploaded.want(paths);
    // The names come back only where no picture can be shown at all; until then the place stays quiet.
    if (paths.every((path) => uploaded.isMissing(path))) return undefined;
    return paths.flatMap((path) => uploaded.url(path) ?? []);
  },
};
