import { checkView } from '../../../runtime/model/check/checkView.ts';
import { patchMetaOf } from '../../../runtime/model/check/kinds/metaOf.ts';
import { view as viewKind } from '../../../runtime/model/check/kinds/view.ts';
import { checkShape } from '../../../runtime/model/check/shape.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PreviewBody, ViewPreview } from '../../../runtime/wire/views/ViewDesign.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import { shownLayers } from '../../catalog/shownLayers.ts';
import { overlaysInForce } from '../../catalog/versions.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asObject, asText, sentBody, type UserCall } from '../../http/Call.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { listRows } from '../reading/listRows.ts';
import { readQuery } from '../readQuery.ts';

/** Rows shown beside a draft. */
const shown = 20;

/** The schemas in force with a draft in place of the view of its name, or why there cannot be such ones. */
const withDraft = async (
  { context: { catalog, db } }: UserCall,
  name: string,
  patch: JsonObject,
): Promise<{ readonly trial: SchemaCatalog } | { readonly issues: readonly Issue[] }> => {
  const meta = patchMetaOf(viewKind, catalog.types);
  const misshapen = meta === undefined ? [] : checkShape(meta, patch, '');
  if (misshapen.length > 0) return { issues: misshapen };
  const { name: kind } = viewKind;
  const others = (await overlaysInForce(db)).filter((one) => one.kind !== kind || one.name !== name);
  const trial = catalog.trial([...others, { kind, name, version: 0, patch }]);
  const unfit = trial.unfit.find((one) => one.kind === kind && one.name === name);
  if (unfit !== undefined) return { issues: unfit.issues };
  const issues = checkView(trial.source.bundle, trial.types, name);
  return issues.some(({ severity }) => severity === 'error') ? { issues } : { trial };
};

/**
 * `POST /api/jig/view/preview`: the first rows of a view that is not stored, as its lists would show them: the same check,
 * the same guarded reads, the same time limit.
 */
export const previewView = async (call: UserCall): Promise<Answer<ViewPreview>> => {
  const patch = asObject(sentBody<PreviewBody>(call).view);
  const name = asText(patch?.view);
  if (patch === undefined || name === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  const draft = await withDraft(call, name, patch);
  if ('issues' in draft) {
    const issues = draft.issues.map((issue) => ({ ...issue, message: messageOf(issue, call.locale) }));
    return succeed(null, { issues, layers: [], rows: [] });
  }
  const { trial } = draft;
  const trialCall: UserCall = { ...call, context: { ...call.context, catalog: trial } };
  const found = accessTable(trialCall, name, 'Search');
  if ('refused' in found) return found.refused;
  const read = await readQuery(trialCall, found.access, {});
  if ('refused' in read) return read.refused;
  const list = await listRows(trialCall, found.access, read.query, { rows: shown, offset: 0 });
  if ('refused' in list) return list.refused;
  return succeed(null, {
    issues: [],
    layers: shownLayers(trial, call.user, name),
    rows: 'rows' in list ? list.rows : [],
  });
};
