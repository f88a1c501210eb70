import type { DesignCalls } from '../../../runtime/data/DesignCalls.ts';
import { foldDocument } from '../../../runtime/data/foldDocument.ts';
import type { App } from '../../../runtime/host/AppContext.ts';
import { isGranted } from '../../../runtime/model/access/authorize.ts';
import { seesFormulas } from '../../../runtime/model/access/User.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import type { DesignAnswer } from '../../../runtime/wire/design/DesignAnswer.ts';
import type { FormBase } from './FormBase.ts';
import { layersBelow } from './layersBelow.ts';

/** Calls of a save. */
export type SaveCalls = Pick<DesignCalls, 'own' | 'save' | 'freeCode' | 'saveCustomFields'>;

/** What a designer needs to open a form. */
export interface LoadedForm {
  readonly base: FormBase;
  /** The user's saved design; undefined: none. */
  readonly stored: DesignAnswer | undefined;
  /** Calls that read and save it; default those of designs of pages. */
  readonly calls?: SaveCalls;
}

/** Result of loading; `failed` is the message of the first call that failed. */
export type LoadResult = { readonly loaded: LoadedForm } | { readonly failed: string };

/** Dictionary of the tables that take custom fields. */
const customTable = 'customTable';
/** Table whose rights decide about custom fields. */
const customFieldTable = 'Sys_Table_Extend';

type LoadApp = Pick<App, 'data' | 'session' | 'fieldTypes'>;

/** Loads the form of a page for designing. Never throws. */
export async function loadForm({ data, session, fieldTypes }: LoadApp, page: PageStore): Promise<LoadResult> {
  const { main } = page.doc;
  const { user } = session;
  const address = main.table;
  try {
    const calls = await data.designs();
    const [layers, stored, tables, keys, sources] = await Promise.all([
      data.tableLayers(main.table),
      calls.own(address),
      data.dictionaries([customTable]),
      calls.customFields(main.table),
      calls.sources(),
    ]);
    if (!layers.ok) return { failed: layers.failure.message };
    if (!stored.ok) return { failed: stored.failure.message };
    const isAdmin = user !== undefined && seesFormulas(user);
    const mayAdd = user !== undefined && isGranted(user, 'Add', customFieldTable);
    const names =
      tables.ok && mayAdd ? tables.data.flatMap((one) => one.data.map(({ key }) => String(key))) : [];
    const below = layersBelow(layers.data, isAdmin ? 'admin' : 'user');
    return {
      loaded: {
        base: {
          document: foldDocument(below, fieldTypes),
          layers: below,
          address,
          title: page.doc.main.cnName,
          isAdmin,
          customTables: new Set(names),
          // A table without custom fields refuses the question.
          customKeys: keys.ok ? keys.data : new Map(),
          sources: sources.ok ? sources.data : [],
          fieldTypes,
        },
        stored: stored.data,
      },
    };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
