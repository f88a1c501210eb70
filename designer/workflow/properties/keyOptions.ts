import type { App } from '../../../runtime/host/AppContext.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import type { NamedKey } from '../../../runtime/wire/workflow/NodePeople.ts';
import type { NamedThere } from './rawKeys.ts';

/** Keys that can be chosen, and keys that no longer can. */
export interface KnownKeys {
  readonly enabled: readonly NamedKey[];
  readonly disabled: readonly NamedKey[];
}

/** Options of a choice: all enabled keys, and chosen keys that are no longer available. */
export function keyOptions(known: KnownKeys, named: readonly NamedThere[], t: App['t']): readonly Option[] {
  const mayBe = new Set(known.enabled.map(({ key }) => key));
  const were = new Map(known.disabled.map(({ key, value }) => [key, value]));
  const strangers = new Map(
    named
      .filter(({ key }) => key === undefined || !mayBe.has(key))
      .map((one) => [one.token, strangerName(one, were, t)]),
  );
  return [
    ...known.enabled.map(({ key, value }) => ({ key: String(key), value })),
    ...[...strangers].map(([key, value]) => ({ key, value })),
  ];
}

function strangerName({ key, stored }: NamedThere, were: ReadonlyMap<number, string>, t: App['t']): string {
  if (key === undefined) return t('flowPanel.unreadableKey', { key: shown(stored) });
  const name = were.get(key);
  return name === undefined ? t('flowPanel.unknownKey', { key }) : t('flowPanel.disabledKey', { name });
}

function shown(stored: unknown): string {
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
  return text.length > 50 ? `${text.slice(0, 50)}...` : text;
}
