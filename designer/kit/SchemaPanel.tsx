import { type ReactNode, useMemo, useState } from 'react';
import { JsonSchemaForm } from '../../renderers/jsonSchema/JsonSchemaForm.tsx';
import { jsonChecker } from '../../runtime/model/check/jsonSchema/checkJson.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../../runtime/model/schema/Json.ts';
import { FramedContext, PanelFrame } from './PanelFrame.tsx';

interface SchemaPanelProps {
  /** JSON Schema of an object of single values and lists. Keep the object while the panel stays the same. */
  readonly schema: JsonObject;
  readonly uiSchema: JsonObject;
  readonly value: JsonObject;
  /** Issues found by the editor, with paths `/NAME`. Absent: values are checked against the schema. */
  readonly issues?: readonly Issue[] | undefined;
  /** Places of the properties in the edited document. */
  readonly places: Readonly<Record<string, string>>;
  readonly readonly: boolean;
  /** Takes one changed property. False: it is not usable yet, and stays on screen as typed. */
  onSet(name: string, value: Json | undefined): boolean;
}

const isSame = (a: Json | undefined, b: Json | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * Property panel of a designer, drawn from the JSON Schema of the properties. Input that cannot be used yet
 * stays visible with its message. Remount it for another part.
 */
export function SchemaPanel(props: SchemaPanelProps): ReactNode {
  const { schema, uiSchema, value, places, readonly, onSet } = props;
  const checker = useMemo(() => jsonChecker(schema), [schema]);
  const parts = useMemo(
    () => ({ unfinished: new Map<string, string>(), Frame: PanelFrame, size: 'default' as const }),
    [],
  );
  const [typed, setTyped] = useState<JsonObject>({});
  const shown = useMemo(() => ({ ...value, ...typed }), [value, typed]);
  const found = useMemo(
    () => (props.issues === undefined ? checker.check(shown) : props.issues),
    [checker, shown, props.issues],
  );
  const framed = useMemo(() => ({ issues: found, places }), [found, places]);
  const change = (next: Json | undefined): void => {
    const data = isObject(next) ? next : {};
    const names = new Set([...Object.keys(shown), ...Object.keys(data)]);
    for (const name of names) {
      if (isSame(data[name], shown[name])) continue;
      const accepted = onSet(name, data[name]);
      setTyped((before) => {
        const { [name]: _gone, ...others } = before;
        return accepted ? others : { ...others, [name]: data[name] ?? null };
      });
    }
  };
  return (
    <FramedContext.Provider value={framed}>
      <JsonSchemaForm
        schema={schema}
        uiSchema={uiSchema}
        data={shown}
        issues={found}
        parts={parts}
        readonly={readonly}
        onChange={change}
      />
    </FramedContext.Provider>
  );
}
