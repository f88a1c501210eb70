import { Form } from '@douyinfe/semi-ui';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type BenchField, type BenchForm, type BenchSpec, formHost, painted } from './form.contract.ts';

function rulesOf(field: BenchField): { required?: boolean; message?: string; max?: number }[] {
  return [
    ...(field.required ? [{ required: true, message: `${field.label}不能为空` }] : []),
    ...(field.maxLength === undefined
      ? []
      : [{ max: field.maxLength, message: `${field.label}最多${field.maxLength}个字符` }]),
  ];
}

function Field({ field }: { readonly field: BenchField }): ReactNode {
  const shared = {
    field: field.name,
    label: field.label,
    rules: rulesOf(field),
    initValue: field.init ?? '',
  };
  return field.type === 'select' ? (
    <Form.Select {...shared} optionList={(field.options ?? []).map((value) => ({ value, label: value }))} />
  ) : (
    <Form.Input {...shared} id={field.name} readonly={field.computed !== undefined} />
  );
}

/** The compared library: Semi's own Form with its fields and rules. */
export function semiForm(): BenchForm {
  let root: Root | undefined;
  return {
    name: 'Semi Form',
    async mount(spec: BenchSpec) {
      root = createRoot(formHost());
      root.render(
        <Form
          onValueChange={(values, changed) => {
            for (const field of spec.fields) {
              if (field.computed && (field.computed.a in changed || field.computed.b in changed)) {
                const { a, b } = field.computed;
                values[field.name] = Math.round(Number(values[a]) * Number(values[b]) * 100) / 100;
              }
            }
          }}
        >
          {({ values }: { values: Record<string, unknown> }) =>
            spec.fields.map((field) =>
              field.visible && !(Number(values[field.visible.a]) > field.visible.gt) ? null : (
                <Field key={field.name} field={field} />
              ),
            )
          }
        </Form>,
      );
      await painted();
    },
    unmount() {
      root?.unmount();
      root = undefined;
    },
    input: (spec, i) => document.getElementById(spec.fields[i]?.name ?? '') as HTMLInputElement | null,
  };
}
