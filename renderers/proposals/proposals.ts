import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { proposalMessages } from './proposalMessages.ts';
import { takeProposedAction } from './takeProposedAction.ts';

addMessages(proposalMessages);

/** Rows that the product proposes for a table, taken with one press of its list. */
export const proposals: BrowserCapability = { name: 'proposals', listActions: [takeProposedAction] };
