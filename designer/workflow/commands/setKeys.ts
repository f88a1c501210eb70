import type { RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { drawnFlow } from '../draft/DrawnFlow.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import { type CommandAnswer, edited } from './Command.ts';

/** Sets keys of a node or line; undefined removes a key. Other keys keep their text. */
export function setKeys(draft: FlowDraft, key: string, keys: RawObject): CommandAnswer {
  const part = drawnFlow(draft).byKey.get(key);
  if (!part) return refuse('flowDesigner.noSuchNode');
  return edited(draft, [{ column: part.column, set: part.at, keys }]);
}
