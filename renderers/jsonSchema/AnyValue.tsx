import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { FieldMode } from '../../runtime/Renderer.ts';
import { Control } from './Control.tsx';
import { useFormParts } from './FormParts.ts';

interface AnyValueProps {
  readonly id: string;
  readonly title: string;
  readonly value: Json | undefined;
  readonly required: boolean;
  readonly mode: FieldMode;
  readonly errors: readonly string[];
  readonly tip: string | undefined;
  onChange(value: Json | undefined): void;
}

const write = (value: Json | undefined): string =>
  value === undefined ? '' : JSON.stringify(value, null, 2);

/** Edits any JSON as text. Invalid JSON stays in the control, shows an error and blocks the check. */
export function AnyValue({ value, onChange, errors, tip, ...rest }: AnyValueProps): ReactNode {
  const { t } = useApp();
  const { unfinished } = useFormParts();
  const written = write(value);
  const [text, setText] = useState(written);
  const [known, setKnown] = useState(written);
  if (known !== written) {
    setKnown(written);
    // Text that already parses to this value stays as typed. Otherwise it would be reformatted under the
    // cursor.
    if (write(parsed(text)?.value) !== written) setText(written);
  }
  const { id, title } = rest;
  const problem = parsed(text) ? undefined : t('jsonSchema.notJson', { title });
  useEffect(() => {
    if (problem !== undefined) unfinished.set(id, problem);
    return () => void unfinished.delete(id);
  }, [unfinished, id, problem]);
  return (
    <Control
      {...rest}
      schema={{ type: 'textarea' }}
      value={text}
      errors={problem === undefined ? errors : [problem]}
      tip={tip ?? t('jsonSchema.anyTip')}
      onChange={(next) => {
        const typed = String(next ?? '');
        setText(typed);
        const read = parsed(typed);
        if (read) onChange(read.value);
      }}
    />
  );
}

/** Parses a text; empty text has no value; undefined: it is not JSON. */
function parsed(text: string): { readonly value: Json | undefined } | undefined {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return undefined;
  }
}
