/** The oracle ships no types. */
declare module 'json-logic-js' {
  const jsonLogic: {
    apply(logic: unknown, data: unknown): unknown;
    add_operation(name: string, operation: (...values: never[]) => unknown): void;
  };
  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default jsonLogic;
}
