import { makeAutoObservable, observable } from 'mobx';
import type { Showing } from '../../model/fields/projections/columns.ts';
import {
  type FormLayout,
  type FormSection,
  type FormTab,
  formLayoutOf,
} from '../../model/fields/projections/formLayout.ts';
import type { FormStore } from './FormStore.ts';

/** Which tab of a form is in front, and which of its sections are folded. */
export class FormFolds {
  readonly layout: FormLayout;
  readonly #form: FormStore;
  readonly #places = new Map<string, { readonly tab: FormTab | undefined; readonly section: FormSection }>();
  readonly #folded = observable.set<FormSection>([], { deep: false });
  readonly #chosen = observable.box<FormTab | undefined>(undefined, { deep: false });

  constructor(form: FormStore, showing?: Showing) {
    const layout = formLayoutOf(form.table, showing);
    this.#form = form;
    this.layout = layout;
    const place = (sections: readonly FormSection[], tab?: FormTab): void => {
      for (const section of sections) {
        if (form.table.form?.folded?.includes(section.title)) this.#folded.add(section);
        for (const { field } of section.rows.flat()) this.#places.set(field.field, { tab, section });
      }
    };
    place(layout.above);
    for (const tab of layout.tabs) place(tab.sections, tab);
    place(layout.below);
    makeAutoObservable(this, { layout: false });
  }

  /** Tabs with a field that the record shows. */
  get tabs(): readonly FormTab[] {
    return this.layout.tabs.filter(({ sections }) => sections.some((section) => this.isShown(section)));
  }

  /** The tab in front: the chosen one, else the first. */
  get tab(): FormTab | undefined {
    const chosen = this.#chosen.get();
    return chosen !== undefined && this.tabs.includes(chosen) ? chosen : this.tabs[0];
  }

  open(tab: FormTab): void {
    this.#chosen.set(tab);
  }

  /** Whether the record shows a field of the section: conditions may hide all of them. */
  isShown({ rows }: FormSection): boolean {
    return rows.some((row) => row.some(({ field }) => !this.#form.cell(field.field).state.hidden));
  }

  isFolded(section: FormSection): boolean {
    return this.#folded.has(section);
  }

  toggle(section: FormSection): void {
    if (!this.#folded.delete(section)) this.#folded.add(section);
  }

  /** Opens the tab and the section with a field. */
  reveal(name: string): void {
    const place = this.#places.get(name);
    if (place === undefined) return;
    if (place.tab !== undefined) this.open(place.tab);
    this.#folded.delete(place.section);
  }

  /** Whether the field is before the user: neither in another tab nor in a folded section. */
  isOpen(name: string): boolean {
    const place = this.#places.get(name);
    if (place === undefined) return false;
    return (place.tab === undefined || place.tab === this.tab) && !this.isFolded(place.section);
  }

  /** Number of mistakes that the fields of these sections show. */
  mistakesIn(sections: readonly FormSection[]): number {
    return sections
      .flatMap(({ rows }) => rows.flat())
      .flatMap(({ field }) => this.#form.cell(field.field).issues)
      .filter(({ severity }) => severity === 'error').length;
  }
}

const known = new WeakMap<FormStore, FormFolds>();

/** The folds of a form, made once. `showing` is that of the first call: a form shows the same fields all its life. */
export function foldsOf(form: FormStore, showing?: Showing): FormFolds {
  const folds = known.get(form) ?? new FormFolds(form, showing);
  known.set(form, folds);
  return folds;
}
