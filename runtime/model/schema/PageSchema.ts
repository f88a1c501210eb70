/** `schemas/pages/<module>/<Page>.json`, format 1: 1-20 lines. */
export interface PageSchema {
  readonly $schema?: string;
  readonly format: 1;
  /** Page renderer by name: `list`, `tree`, `permission`, ... */
  readonly page: string;
  /** Route; matched case-insensitively. */
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly title?: string;
  readonly table?: string;
  /** `light`: box only, no tabs and favourites, 6 direct buttons, 500 ms save window. */
  readonly variant?: 'full' | 'light';
  /** Field of the quick-search box; default the table's nameField. */
  readonly quickSearch?: string;
  /** Tree page: dictionary of the side tree and the field it filters. */
  readonly tree?: { readonly dataKey: string; readonly field: string };
  /** Toolbar actions in order; default the standard ones. */
  readonly actions?: readonly string[];
  /** Only fields marked authShow are shown. */
  readonly authShow?: boolean;
  /**
   * Documents are closed and reopened in a dialog of their own, with a reason; else (work orders) at once after a question,
   * by their codes.
   */
  readonly caseDialog?: boolean;
  /** Renderer of slot `box` its records open in; default, and where nobody draws that one, the edit box. */
  readonly box?: string;
  /** Standalone: outside the shell. */
  readonly layout?: 'shell' | 'blank';
  /** Who may open it; default `permission`. */
  readonly access?: 'public' | 'user' | 'permission';
}
