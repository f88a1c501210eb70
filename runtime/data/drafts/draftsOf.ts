import type { Drafts } from './Draft.ts';
import { openDrafts } from './openDrafts.ts';

const opened = new Map<string, Promise<Drafts>>();

/** The drafts of a user on this server: the same ones for everybody who asks in this window. */
export function draftsOf(userId: number): Promise<Drafts> {
  const owner = `${document.baseURI}#${userId}`;
  const known = opened.get(owner) ?? openDrafts(owner);
  opened.set(owner, known);
  return known;
}

/** Forgets a user's drafts for good; signing in again begins with none. */
export async function giveUpDrafts(userId: number): Promise<void> {
  const drafts = await draftsOf(userId);
  await drafts.giveUp();
  opened.delete(`${document.baseURI}#${userId}`);
}
