/** One field of a measured form. */
export interface BenchField {
  readonly i: number;
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'select';
  readonly required?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  readonly options?: readonly string[];
  readonly init: string | number | null;
  /** round2(a * b) of two other fields, by name. */
  readonly computed?: { readonly a: string; readonly b: string };
  /** Visible while field `a` is greater than `gt`. */
  readonly visible?: { readonly a: string; readonly gt: number };
}

/** A form to mount. */
export interface BenchSpec {
  readonly n: number;
  readonly fields: readonly BenchField[];
}

/** Functions `/bench/form.html` offers to the benchmark. */
export interface BenchForm {
  readonly name: string;
  mount(spec: BenchSpec): Promise<void>;
  unmount(): void;
  /** The input of field i; null while it is hidden. */
  input(spec: BenchSpec, i: number): HTMLInputElement | null;
}

declare global {
  interface Window {
    __bench?: BenchForm;
  }
}

/** The element that all implementations draw in. */
export function formHost(): HTMLElement {
  const host = document.getElementById('form');
  if (!host) throw new Error('form bench: no #form');
  return host;
}

/** Waits two frames, so that the mounted form is laid out and painted. */
export function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}
