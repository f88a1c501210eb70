import type { Issue } from '../Issue.ts';
import type { Locale } from '../Locale.ts';
import { boxMessages } from './box.ts';
import type { Message } from './Catalogue.ts';
import { designerMessages } from './designer.ts';
import { formMessages } from './form.ts';
import { gridMessages } from './grid.ts';
import { listMessages } from './list.ts';
import { migrationMessages } from './migration.ts';
import { playgroundMessages } from './playground.ts';
import { queryMessages } from './query.ts';
import { schemaMessages } from './schema.ts';
import { serverMessages } from './server.ts';
import { shellMessages } from './shell.ts';
import { workflowMessages } from './workflow.ts';

/** Every text of the product by key. */
export const catalogue = {
  ...boxMessages,
  ...formMessages,
  ...gridMessages,
  ...listMessages,
  ...serverMessages,
  ...shellMessages,
  ...migrationMessages,
  ...queryMessages,
  ...schemaMessages,
  ...workflowMessages,
  ...designerMessages,
  ...playgroundMessages,
} as const;

/** A text of the product. */
export type MessageKey = keyof typeof catalogue;

/** What placeholders stand for. */
export type MessageParams = Readonly<Record<string, string | number>>;

const byKey: ReadonlyMap<string, Message> = new Map(Object.entries(catalogue));

/** Whether the catalogue has this key: rules of plugins may bring texts of their own. */
export function isMessageKey(key: string): key is MessageKey {
  return byKey.has(key);
}

/** The text of a key. A placeholder without a param stays as it is, so that a mistake is seen. */
export function text(key: MessageKey, locale: Locale, params?: MessageParams): string {
  return fill(catalogue[key][locale], params);
}

/** The text of an issue. A rule that is no key (a plugin's own words) is its own text. */
export function messageOf(issue: Pick<Issue, 'rule' | 'params'>, locale: Locale): string {
  const message = byKey.get(issue.rule);
  return fill(message === undefined ? issue.rule : message[locale], issue.params);
}

function fill(template: string, params: MessageParams | undefined): string {
  if (params === undefined || !template.includes('{')) return template;
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : place,
  );
}
