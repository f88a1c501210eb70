/** How an import ended, in lines for the terminal. */
export interface Done {
  readonly ok: boolean;
  readonly lines: readonly string[];
}
