import type { Drafts } from './Draft.ts';
import { openDrafts } from './openDrafts.ts';

const opened = new Map<string, Promise<Drafts>>();

/** Drafts of a user on this server. Every caller in this window gets the same object. */
export function draftsOf(userId: number): Promise<Drafts> {
  const owner = `${document.baseURI}#${userId}`;
  const known = opened.get(owner) ?? openDrafts(owner);
  opened.set(owner, known);
  return known;
}

/** Deletes a user's drafts. The next sign-in starts without drafts. */
export async function giveUpDrafts(userId: number): Promise<void> {
  const drafts = await draftsOf(userId);
  await drafts.giveUp();
  opened.delete(`${document.baseURI}#${userId}`);
}
