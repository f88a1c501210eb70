/** The name of a plugin in the spellings of the templates. */
export interface Names {
  /** `colour-swatch`: folder and plugin. */
  readonly name: string;
  /** `colourSwatch`: field type, file names. */
  readonly camel: string;
  /** `ColourSwatch`: the component. */
  readonly pascal: string;
  /** `Sample_ColourSwatch`: the sample table. */
  readonly table: string;
}

/** Converts `colour-swatch` to all spellings. */
export function namesOf(name: string): Names {
  const pascal = name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
  const camel = pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
  return { name, camel, pascal, table: `Sample_${pascal}` };
}
