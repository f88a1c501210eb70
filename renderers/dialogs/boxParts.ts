import type { BoxMode, BoxPart } from '../../runtime/BoxPart.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { effectsBoxPart } from '../effects/effectsBoxPart.ts';
import { makeBoxPart } from '../links/makeBoxPart.ts';
import { totalsBoxPart } from '../links/totalsBoxPart.ts';
import { workflowBoxPart } from '../workflow/workflowBoxPart.ts';

/** What capabilities add to the edit box, in this order. */
export const boxParts: readonly BoxPart[] = [makeBoxPart, totalsBoxPart, effectsBoxPart, workflowBoxPart];

/** The mode that the box is in; undefined: it shows or edits its record. */
export const boxMode = ({ action }: EditBoxStore): BoxMode | undefined =>
  boxParts.find(({ mode }) => mode?.action === action)?.mode;
