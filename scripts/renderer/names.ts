/** The names of a plugin in the forms the templates need. */
export interface Names {
  /** `colour-swatch`: folder and plugin. */
  readonly name: string;
  /** `colourSwatch`: field type, file names of values. */
  readonly camel: string;
  /** `ColourSwatch`: the component. */
  readonly pascal: string;
  /** `Sample_ColourSwatch`: the sample table. */
  readonly table: string;
}

/** `colour-swatch` in all its forms. */
export function namesOf(name: string): Names {
  const pascal = name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
  const camel = pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
  return { name, camel, pascal, table: `Sample_${pascal}` };
}
