import { isObject, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { usePatchDraft } from '../../kit/usePatchDraft.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';

/** Keeps an unpublished template. Returns the function that deletes it. */
export const usePrintDraft = (store: PrintDesignStore): (() => Promise<void>) =>
  usePatchDraft(store, () => ({
    table: 'Base_PrintTemplate',
    record: store.designed.name,
    base: JSON.stringify(store.designed.schema),
    read: templateIn,
    moved: 'printDesign.draftMoved',
  }));

/** A text as a template that can be drawn; undefined: it is none. The server checks what it says. */
export function templateIn(text: string): PrintSchema | undefined {
  try {
    const found: unknown = JSON.parse(text);
    if (!isObject(found)) return undefined;
    const { body, header = [], footer = [], paper } = found as JsonObject;
    const isWhole = [body, header, footer].every(Array.isArray) && isObject(paper);
    return isWhole ? (found as unknown as PrintSchema) : undefined;
  } catch {
    return undefined;
  }
}
