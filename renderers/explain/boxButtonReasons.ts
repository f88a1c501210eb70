import type { App } from '../../runtime/host/AppContext.ts';
import { isAudited, mayResubmit } from '../../runtime/model/access/documentState.ts';
import { mayReverse } from '../../runtime/model/access/mayReverse.ts';
import { explainAction } from '../../runtime/model/explain/explainAction.ts';
import type { Reason } from '../../runtime/model/explain/Reason.ts';
import { auditFlag, auditLogFlag } from '../../runtime/model/fields/stateFields.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { PickerSchema } from '../../runtime/model/schema/PickerSchema.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';

/** Reasons for missing buttons of a box: save (保存), approval buttons and pickers. */
export function boxButtonReasons(app: App, box: EditBoxStore): readonly Reason[] {
  return [...saveReasons(app, box), ...auditReasons(app, box), ...pickerReasons(app, box)];
}

function saveReasons({ t, locale }: App, box: EditBoxStore): readonly Reason[] {
  if (box.editable) return [];
  const why = box.lockedBy === undefined ? t('why.looking') : messageOf(box.lockedBy, locale);
  return [{ text: t('why.row', { name: t('list.save'), reason: why }) }];
}

function auditReasons({ session, settings, t, locale }: App, box: EditBoxStore): readonly Reason[] {
  const { user } = session;
  const { main: table } = box.doc;
  if (!user || !isAudited(table) || box.key === undefined) return [];
  const row = box.forms.base.main;
  const found: Reason[] = [];
  const say = (name: string, reason: string): void => {
    found.push({ text: t('why.row', { name, reason }) });
  };
  if (row[auditFlag] !== true) {
    const title = t('list.audit');
    const refused = explainAction({
      right: 'Audit',
      title,
      user,
      table,
      rows: [row],
      locale,
      now: session.now(),
    });
    if (refused.length > 0) found.push(...refused);
    else say(title, t('why.notWaiting'));
  }
  const now = session.now();
  // In a flow its last approvers may reverse too.
  if (settings.of(table.table).hasFlow !== true && !mayReverse(user, table, row, { now })) {
    const title = t('action.AntiAudit');
    const refused = explainAction({ right: 'AntiAudit', title, user, table, rows: [row], locale, now });
    if (refused.length > 0) found.push(...refused);
    else say(title, t('list.notApproved'));
  }
  if (!mayResubmit(user, table, row)) say(t('list.resubmit'), t('why.notReturned'));
  if (row[auditLogFlag] !== true) say(t('list.auditRecord'), t('why.noDecision'));
  return found;
}

function pickerReasons({ schemas, t }: App, box: EditBoxStore): readonly Reason[] {
  const pickers: readonly PickerSchema[] = [
    ...box.doc.main.fields.flatMap(({ picker }) => picker ?? []),
    ...box.details.flatMap(({ schema }) => schema.pickers ?? []),
  ];
  return pickers
    .filter(({ table }) => !schemas.mayPickFrom(table))
    .map(({ text, table }) => ({
      text: t('why.row', {
        name: text,
        reason: t('server.missingRight', { cnName: table, action: 'Search' }),
      }),
    }));
}
