import { type ReactNode, useMemo, useState } from 'react';
import { JsonSchemaForm } from '../../renderers/jsonSchema/JsonSchemaForm.tsx';
import { jsonChecker } from '../../runtime/model/check/jsonSchema/checkJson.ts';
import { isObject, type Json, type JsonObject } from '../../runtime/model/schema/Json.ts';

interface SchemaPanelProps {
  /** JSON Schema of an object of single values. Keep the object while the panel stays the same. */
  readonly schema: JsonObject;
  readonly value: JsonObject;
  /** Takes one changed property. False: it is not usable yet, and stays on screen as typed. */
  onSet(name: string, value: Json | undefined): boolean;
}

const noHints: JsonObject = {};

/**
 * Property panel of a designer, drawn from the JSON Schema of the properties. Input that cannot be used yet
 * stays visible with its message. Remount it for another part.
 */
export function SchemaPanel({ schema, value, onSet }: SchemaPanelProps): ReactNode {
  const checker = useMemo(() => jsonChecker(schema), [schema]);
  const parts = useMemo(() => ({ unfinished: new Map<string, string>() }), []);
  const [typed, setTyped] = useState<JsonObject>({});
  const shown = useMemo(() => ({ ...value, ...typed }), [value, typed]);
  const issues = useMemo(() => checker.check(shown), [checker, shown]);
  const change = (next: Json | undefined): void => {
    const data = isObject(next) ? next : {};
    const names = new Set([...Object.keys(shown), ...Object.keys(data)]);
    for (const name of names) {
      if (data[name] === shown[name]) continue;
      const accepted = onSet(name, data[name]);
      setTyped((before) => {
        const { [name]: _gone, ...others } = before;
        return accepted ? others : { ...others, [name]: data[name] ?? null };
      });
    }
  };
  return (
    <JsonSchemaForm
      schema={schema}
      uiSchema={noHints}
      data={shown}
      issues={issues}
      parts={parts}
      onChange={change}
    />
  );
}
