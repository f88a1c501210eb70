import { foldDocument } from '../../runtime/data/foldDocument.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { answerTable } from '../../runtime/model/collections/CollectionForm.ts';
import type { FormBase } from '../form/base/FormBase.ts';
import type { LoadedForm, LoadResult } from '../form/base/loadForm.ts';
import { formCalls, loadDesign } from './formCalls.ts';

type LoadApp = Pick<App, 'data' | 'schemas' | 'fieldTypes' | 'notify' | 't'>;

/** The base of a form that makes its fields: a table with a key and nothing else. */
const emptyBase = (
  { FormId, Title }: NonNullable<LoadedForm['stored']>,
  { fieldTypes }: LoadApp,
  sources: FormBase['sources'],
): FormBase => {
  const table = answerTable(FormId);
  const key = { field: 'AnswerId', title: 'AnswerId', type: 'number', hidden: true };
  const layers = {
    layers: [
      { kind: 'table' as const, name: table, table: { table, cnName: Title, key: key.field }, fields: [key] },
    ],
    details: {},
  };
  return {
    document: foldDocument(layers, fieldTypes),
    layers,
    address: FormId,
    title: Title,
    isAdmin: false,
    makesFields: true,
    customTables: new Set([table]),
    customKeys: new Map(),
    sources,
    fieldTypes,
  };
};

/** Loads a form for collecting data into the form designer. Never throws. */
export async function loadCollection(app: LoadApp, formId: string): Promise<LoadResult> {
  const { data, t } = app;
  try {
    const designs = await data.designs();
    const [stored, sources] = await Promise.all([loadDesign(app, formId), designs.sources()]);
    if (!stored.ok) return { failed: stored.failure.message };
    if (stored.data === undefined) return { failed: t('collection.noForm') };
    const base = emptyBase(stored.data, app, sources.ok ? sources.data : []);
    return { loaded: { base, stored: stored.data, calls: formCalls(app) } };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
