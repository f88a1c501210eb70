import Input from '@douyinfe/semi-ui/lib/es/input';
import Select from '@douyinfe/semi-ui/lib/es/select';
import { memo, type ReactNode, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type BenchField, type BenchForm, type BenchSpec, formHost, painted } from './form.contract.ts';
import '../renderers/form/form.css';

type Value = string | number | null;

/** Lower limit: a hand-written form with one subscription per field and no generic code. */
class HandStore {
  readonly #values = new Map<string, Value>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #dependents = new Map<string, BenchField[]>();

  constructor(spec: BenchSpec) {
    for (const field of spec.fields) {
      this.#values.set(field.name, field.init);
      for (const source of [field.computed?.a, field.computed?.b]) {
        if (source !== undefined)
          this.#dependents.set(source, [...(this.#dependents.get(source) ?? []), field]);
      }
    }
  }

  get(name: string): Value {
    return this.#values.get(name) ?? null;
  }

  set(name: string, value: Value): void {
    if (this.#values.get(name) === value) return;
    this.#values.set(name, value);
    for (const field of this.#dependents.get(name) ?? []) {
      const { a, b } = field.computed ?? { a: '', b: '' };
      const product = Number(this.get(a)) * Number(this.get(b));
      this.set(field.name, Number.isFinite(product) ? Math.round(product * 100) / 100 : null);
    }
    for (const listener of this.#listeners.get(name) ?? []) listener();
  }

  subscribe(name: string, listener: () => void): () => void {
    const known = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, known.add(listener));
    return () => known.delete(listener);
  }
}

function useValue(store: HandStore, name: string): Value {
  return useSyncExternalStore(
    (listener) => store.subscribe(name, listener),
    () => store.get(name),
  );
}

function issueOf(field: BenchField, value: Value): string | undefined {
  const text = value === null ? '' : String(value);
  if (text === '') return field.required ? `${field.label}不能为空` : undefined;
  if (field.type === 'number') {
    const number = Number(text);
    if (!Number.isFinite(number)) return `${field.label}只能是数字`;
    if (field.min !== undefined && number < field.min) return `${field.label}不能小于${field.min}`;
    if (field.max !== undefined && number > field.max) return `${field.label}不能大于${field.max}`;
  }
  if (field.maxLength !== undefined && text.length > field.maxLength)
    return `${field.label}最多${field.maxLength}个字符`;
  return undefined;
}

interface FieldProps {
  readonly store: HandStore;
  readonly field: BenchField;
}

const Shown = memo(function Shown({ store, field }: FieldProps): ReactNode {
  const value = useValue(store, field.name);
  const issue = issueOf(field, value);
  const control =
    field.type === 'select' ? (
      <Select
        id={field.name}
        size="large"
        style={{ width: '100%' }}
        value={value ?? ''}
        optionList={(field.options ?? []).map((option) => ({ value: option, label: option }))}
        onChange={(next) => store.set(field.name, String(next))}
      />
    ) : (
      <Input
        id={field.name}
        size="large"
        readonly={field.computed !== undefined}
        value={value === null ? '' : String(value)}
        validateStatus={issue ? 'error' : 'default'}
        aria-describedby={issue ? `${field.name}-message` : undefined}
        onChange={(text) => store.set(field.name, text)}
      />
    );
  return (
    <div className="jig-field" style={{ width: '25%' }}>
      <label
        className={field.required ? 'jig-field-label jig-required' : 'jig-field-label'}
        htmlFor={field.name}
      >
        {field.label}
      </label>
      <div className="jig-field-body">
        {control}
        {issue ? (
          <div className="jig-field-message" id={`${field.name}-message`}>
            {issue}
          </div>
        ) : null}
      </div>
    </div>
  );
});

function Conditional({ store, field }: FieldProps): ReactNode {
  const source = useValue(store, field.visible?.a ?? '');
  return Number(source) > (field.visible?.gt ?? 0) ? <Shown store={store} field={field} /> : null;
}

function Form({ store, spec }: { readonly store: HandStore; readonly spec: BenchSpec }): ReactNode {
  const rows: BenchField[][] = [];
  for (const [at, field] of spec.fields.entries()) {
    if (at % 4 === 0) rows.push([]);
    rows.at(-1)?.push(field);
  }
  return (
    <div className="jig-form">
      {rows.map((row) => (
        <div className="jig-form-row" key={row[0]?.name}>
          {row.map((field) =>
            field.visible ? (
              <Conditional key={field.name} store={store} field={field} />
            ) : (
              <Shown key={field.name} store={store} field={field} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

/** The same form written by hand with Semi widgets and a per-field store. */
export function handForm(): BenchForm {
  let root: Root | undefined;
  return {
    name: 'hand-written + Semi',
    async mount(spec) {
      root = createRoot(formHost());
      root.render(<Form store={new HandStore(spec)} spec={spec} />);
      await painted();
    },
    unmount() {
      root?.unmount();
      root = undefined;
    },
    input: (spec, i) => document.getElementById(spec.fields[i]?.name ?? '') as HTMLInputElement | null,
  };
}
