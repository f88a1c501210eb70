import { isMessageKey, knownMessages } from '../../messages/index.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { unknownName } from '../schemaIssue.ts';

/** A lock whose message is in no catalogue: people would read its key. */
export const lockMessages: SchemaRule = {
  name: 'lockMessages',
  *check(subject) {
    for (const owner of [...subject.bundle.tables.values(), ...subject.bundle.mixins.values()])
      for (const [at, { message }] of (owner.locks ?? []).entries())
        if (!isMessageKey(message))
          yield unknownName(
            'schema.unknownMessage',
            subject.at(owner, 'locks', at, 'message'),
            message,
            knownMessages().keys(),
          );
  },
};
