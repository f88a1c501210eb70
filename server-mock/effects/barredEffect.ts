import type { DocumentEffect } from '../../runtime/model/effects/DocumentEffect.ts';
import type { Document } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { MessageKey } from '../../runtime/model/messages/index.ts';
import { BarredByLinks, type Followers, type Said } from '../links/BarredByLinks.ts';
import { keyText } from '../records/keyText.ts';
import type { EffectCall } from './EffectCall.ts';

const titleOf =
  ({ schema, source }: DocumentEffect): Said =>
  (catalog) =>
    catalog.table(source.main.table)?.effects?.find(({ name }) => name === schema.name)?.title ??
    schema.title;

/** Refuses what would begin or end an effect, at the field that names the other document, where there is one. */
export const barredEffect = (
  { base, effect }: Pick<EffectCall, 'base' | 'effect'>,
  rule: MessageKey,
  params: Readonly<Record<string, Said>> = {},
  followers: readonly Followers[] = [],
): BarredByLinks =>
  new BarredByLinks(base.catalog, [
    {
      issue: {
        path: effect.body.kind === 'sets' ? effect.body.via : '',
        rule,
        params: { title: titleOf(effect), ...params },
        severity: 'error',
      },
      followers,
    },
  ]);

/** What the other document is called: its table and its number. */
export const nameOfTarget =
  ({ target: { main } }: DocumentEffect, { main: row }: Document): Said =>
  (catalog) =>
    `${catalog.table(main.table)?.cnName ?? main.cnName} ${keyText(row[main.nameField])}`;
