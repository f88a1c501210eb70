import type { Overlay } from '../catalog/Overlay.ts';
import { loadOverlays, overlaysInForce } from '../catalog/versions.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { Refusal } from '../http/Refusal.ts';
import { lockSchemas } from './lockSchemas.ts';
import { type PublishedName, withdrawWithin } from './withdraw.ts';

/** A published schema to take out of force. */
interface Withdrawn extends PublishedName {
  /** The version that the caller saw. */
  readonly over: number;
  /** Said when nothing of this name is published. */
  readonly missing: string;
  /** Published schemas that go with it. */
  also?(inForce: readonly Overlay[]): readonly PublishedName[];
}

/**
 * Takes a published schema out of force. One that stands in a file is again what the file says, another is gone; its versions
 * stay. The answer is a refusal; undefined: it is out of force.
 */
export const withdrawPublished = async (
  call: UserCall,
  { kind, name, over, missing, also }: Withdrawn,
): Promise<Answer<undefined> | undefined> => {
  try {
    await call.context.db.transaction(
      async (tx) => {
        await lockSchemas(tx);
        const inForce = await overlaysInForce(tx);
        const now = inForce.find((one) => one.kind === kind && one.name === name);
        if (now === undefined) throw new Refusal(refuse('404', missing));
        if (now.version !== over)
          throw new Refusal(refuse('409', call.say('server.publishedMeanwhile', { name })));
        const issues = await withdrawWithin(tx, call.context, [{ kind, name }, ...(also?.(inForce) ?? [])]);
        if (issues.length > 0) throw new Refusal(issuesAnswer(call, issues));
      },
      { timeout: 0 },
    );
  } catch (error) {
    if (error instanceof Refusal) return error.answerFor(call);
    throw error;
  }
  await loadOverlays(call.context);
  return undefined;
};
