import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { printActionMessages } from '../../runtime/model/messages/printAction.ts';
import { printAction } from './printAction.ts';

addMessages(printActionMessages);

/** Prints documents of lists with templates. */
export const print: BrowserCapability = { name: 'print', listActions: [printAction] };
