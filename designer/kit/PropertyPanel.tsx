import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { PanelProperty } from './PanelProperty.ts';
import { SchemaPanel } from './SchemaPanel.tsx';

interface PropertyPanelProps<S, K, P extends PanelProperty<S, K>> {
  /** Properties in the order of the panel; those that do not apply are left out. */
  readonly properties: readonly P[];
  readonly subject: S;
  readonly readonly?: boolean;
  /** Issues of a property, from the editor's own check. Absent: values are checked against their schemas. */
  issuesOf?(property: P): readonly Issue[];
  /** Place of a property in the edited document. */
  placeOf?(property: P): string;
  /** Sets keys of the part. False: they are refused, and the value stays on screen as typed. */
  onSet(keys: K, property: P): boolean;
}

/** Draws properties of a part from their schemas. Remount it for another part. */
export function PropertyPanel<S, K, P extends PanelProperty<S, K>>(
  props: PropertyPanelProps<S, K, P>,
): ReactNode {
  const { subject, readonly = false, issuesOf, placeOf, onSet } = props;
  const { t } = useApp();
  const shown = props.properties.filter((one) => one.applies?.(subject) ?? true);
  const named = <V extends Json>(of: (property: P) => V | undefined): Readonly<Record<string, V>> =>
    Object.fromEntries(
      shown.flatMap((one) => {
        const value = of(one);
        return value === undefined ? [] : [[one.name, value] as const];
      }),
    );
  const schema = useSame({
    type: 'object',
    required: shown.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: named((one) => {
      const key = typeof one.title === 'function' ? one.title(subject) : one.title;
      const description = typeof one.tip === 'string' ? t(one.tip) : one.tip?.(subject);
      return {
        ...(key !== undefined && { title: t(key) }),
        ...one.schema(subject),
        ...(description !== undefined && { description }),
      };
    }),
  });
  const uiSchema = useSame(named((one) => one.ui?.(subject)));
  const places = useSame(named((one) => placeOf?.(one)));
  const issues = useSame(
    issuesOf && {
      found: shown.flatMap((one) => issuesOf(one).map((issue) => ({ ...issue, path: `/${one.name}` }))),
    },
  );
  if (shown.length === 0) return null;
  return (
    <SchemaPanel
      schema={schema}
      uiSchema={uiSchema}
      value={named((one) => one.read(subject))}
      issues={issues?.found}
      places={places}
      readonly={readonly}
      onSet={(name, value) => {
        const property = shown.find((one) => one.name === name);
        const keys = property?.write(value, subject);
        return property !== undefined && keys !== undefined && onSet(keys, property);
      }}
    />
  );
}

/** The same text gives the same object, so that the form is built once for a part. */
function useSame<T extends object | undefined>(made: T): T {
  const written = JSON.stringify(made);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says it all
  return useMemo(() => made, [written]);
}
